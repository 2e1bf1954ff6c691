// What a guided game speaks of now: whatever shows only one of several things at a time turns to it.

export const guidance = $state<{ at: string }>({ at: '' })

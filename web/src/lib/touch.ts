// Whether somebody plays by finger, so that nothing need be said of keys and wheels.

export const byFinger = (): boolean => matchMedia('(pointer: coarse), (max-width: 45rem)').matches

/** The argument `by` of sentences that name what to turn or press. */
export const byWhat = (): 'finger' | 'keys' => (byFinger() ? 'finger' : 'keys')

// What the front page follows: the open tables of the house and one's own. Over the socket for people the house knows, by asking now
// and then for visitors who have not done anything yet.

import * as api from './api'
import { Link } from './link.svelte'
import { session } from './session.svelte'
import type { Lobby } from './wire'

const ASK_AGAIN = 5000

class Home {
  lobby = $state.raw<Lobby | null>(null)

  /** Follow until the returned function is called. Call within an effect: a visitor who becomes known gets the socket. */
  follow(): () => void {
    return session.person ? this.listen() : this.ask()
  }

  private listen(): () => void {
    const link = new Link(
      (message) => {
        if (message.type === 'lobby') this.lobby = message
        else if (message.type === 'me') session.take(message)
      },
      () => {
        void link.send({ type: 'watch-lobby' })
        void link.send({ type: 'watch-me' })
      },
    )
    link.open()
    return () => link.close()
  }

  private ask(): () => void {
    const look = (): void => void api.lobby().then((found) => (this.lobby = found)).catch(() => undefined)
    look()
    const timer = setInterval(look, ASK_AGAIN)
    return () => clearInterval(timer)
  }
}

export const home = new Home()

import { logError } from './log.ts'
import { CLOSE_SIGNED_OUT, KNOWN_TAG, sessionTag, taggedValue, type RoomConnection } from './sockets.ts'

/** Milliseconds for which the sessions that watch a private tournament are trusted without another check. */
export const ADMITTED_FOR = 4000

interface AdmissionOptions {
  connections: (tag?: string) => Iterable<RoomConnection>
  /** Returns those of the given sessions that are still signed in and may see the tournament. */
  loadAdmitted: (sessions: string[]) => Promise<ReadonlySet<string>>
  now: () => number
}

/** Decides which connections may watch: all if the tournament is public, else only sessions that may see it. */
export class Admission {
  #options: AdmissionOptions
  #checkedAt = 0
  #isPublic = true

  constructor(options: AdmissionOptions) {
    this.#options = options
  }

  /** Whether the tournament is public, as last read from D1. */
  get isPublic(): boolean {
    return this.#isPublic
  }

  /** When the tournament turns private, closes anonymous connections; their clients reconnect with a session. */
  setPublic(isPublic: boolean): void {
    this.#isPublic = isPublic
    if (isPublic) return
    for (const connection of this.#options.connections()) if (!this.admits(connection)) shut(connection)
  }

  /** Whether a connection may stay, as far as it is known without asking D1; `check` looks at the session's rights. */
  admits(connection: RoomConnection): boolean {
    return this.#isPublic || sessionOf(connection) !== undefined
  }

  /**
   * Whether a private tournament has viewers: their sessions are checked every few seconds and before each broadcast.
   */
  get hasSessions(): boolean {
    return this.#sessions().length > 0
  }

  /** Closes the connections of sessions that ended or lost the right to see the tournament, unless checked within `maxAge`. */
  async check(maxAge: number): Promise<void> {
    const sessions = this.#sessions()
    const now = this.#options.now()
    if (sessions.length === 0 || now < this.#checkedAt + maxAge) return
    this.#checkedAt = now
    try {
      const admitted = await this.#options.loadAdmitted(sessions)
      for (const connection of this.#options.connections()) {
        const session = sessionOf(connection)
        if (session === undefined || !admitted.has(session)) shut(connection)
      }
    } catch (error) {
      // While D1 fails nothing can be saved, so there is no news that a revoked session could receive.
      logError(error)
    }
  }

  #sessions = (): string[] =>
    [...this.#options.connections(KNOWN_TAG)].flatMap((connection) => sessionOf(connection) ?? [])
}

export const shut = (connection: RoomConnection): void => connection.close(CLOSE_SIGNED_OUT, 'Signed out.')

/** The session of a connection. The Worker names it for private tournaments only. */
const sessionOf = ({ tags }: RoomConnection): string | undefined => taggedValue(tags, sessionTag)

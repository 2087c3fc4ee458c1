import { CLOSE_SIGNED_OUT, KNOWN_TAG, sessionTag, taggedValue, type RoomConnection } from './sockets.ts'

/** How long the sessions that watch a private tournament are trusted, in milliseconds. */
export const ADMITTED_FOR = 4000

interface AdmissionOptions {
  connections: (tag?: string) => Iterable<RoomConnection>
  /** Of these sessions, those that are signed in and may see the tournament. */
  loadAdmitted: (sessions: string[]) => Promise<ReadonlySet<string>>
  now: () => number
}

/** Who may watch: everybody if the tournament is public, else the sessions that may see it. */
export class Admission {
  #options: AdmissionOptions
  #checkedAt = 0
  #isPublic = true

  constructor(options: AdmissionOptions) {
    this.#options = options
  }

  /** Whether everybody may watch, as last read from D1. */
  get isPublic(): boolean {
    return this.#isPublic
  }

  /** When the tournament turns private, closes anonymous connections; their clients reconnect with a session. */
  setPublic(isPublic: boolean): void {
    this.#isPublic = isPublic
    if (isPublic) return
    for (const connection of this.#options.connections()) if (!this.admits(connection)) shut(connection)
  }

  /** Whether a connection may stay as long as its session keeps its rights. */
  admits(connection: RoomConnection): boolean {
    return this.#isPublic || sessionOf(connection) !== undefined
  }

  /** Whether someone watches a private tournament: their sessions have to be checked every few seconds and before a broadcast. */
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
      // While D1 fails nothing can be saved either, so no one hears anything new.
      console.error(error)
    }
  }

  #sessions = (): string[] =>
    [...this.#options.connections(KNOWN_TAG)].flatMap((connection) => sessionOf(connection) ?? [])
}

export const shut = (connection: RoomConnection): void => connection.close(CLOSE_SIGNED_OUT, 'Signed out.')

/** The session of a connection. The Worker names it for private tournaments only. */
const sessionOf = ({ tags }: RoomConnection): string | undefined => taggedValue(tags, sessionTag)

import type { Connection, ConnectionContext } from 'partyserver'
import { CLOSE_SIGNED_OUT, IDENTITY_HEADERS, KNOWN_TAG, sessionTag } from './live-room.ts'
import { ViewerRoom } from './viewer-room.ts'

/** A room that not everybody may be in while its tournament is private. */
export abstract class GuardedRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends ViewerRoom<Env> {
  #admittedAt = 0
  /** Whether everybody may watch, by what was last read. */
  protected isPublic = true

  /** Of these sessions those that hold and may see the tournament; undefined where everybody may. */
  protected abstract loadAdmitted(sessions: string[]): Promise<Set<string> | undefined>

  /** Reads whether everybody may watch, unless it was read within the second. */
  protected abstract checkPublic(): Promise<void>

  /** Where not everybody may watch any more, whoever came as anybody comes back as who they are. */
  protected setPublic(isPublic: boolean): void {
    this.isPublic = isPublic
    for (const connection of isPublic ? [] : this.getConnections()) {
      if (this.#isStranger(connection)) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
    }
  }

  /** Whether somebody watches a private tournament: whether they still may is asked every few seconds, and before they are told anything. */
  protected get isGuarded(): boolean {
    return this.#sessions().length > 0
  }

  /** Closes the sockets of who may not see the tournament any more: a session that ended, a right that was lost. */
  protected async closeToStrangers(maxAge: number): Promise<void> {
    const sessions = this.#sessions()
    if (sessions.length === 0 || Date.now() < this.#admittedAt + maxAge) return
    this.#admittedAt = Date.now()
    const admitted = await this.loadAdmitted(sessions)
    if (!admitted) return
    for (const connection of this.getConnections()) {
      const handle = sessionOf(connection)
      if (handle === undefined || !admitted.has(handle)) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
    }
  }

  /** The room may not have heard that its tournament was opened: it asks before it turns anybody away. */
  override async fetch(request: Request): Promise<Response> {
    if (!this.isPublic && !request.headers.has(IDENTITY_HEADERS.session)) await this.checkPublic().catch(console.error)
    return super.fetch(request)
  }

  /** Who comes as anybody to a private tournament comes by what was known of it before. */
  override async onConnect(connection: Connection, context: ConnectionContext): Promise<void> {
    if (!this.#isStranger(connection)) await super.onConnect(connection, context)
    if (this.#isStranger(connection)) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
  }

  #isStranger = (connection: Connection): boolean => !this.isPublic && sessionOf(connection) === undefined

  #sessions = (): string[] => [...this.getConnections(KNOWN_TAG)].flatMap((connection) => sessionOf(connection) ?? [])
}

/** The session of a connection that the Worker said: it says so in private tournaments alone. */
const sessionOf = ({ tags }: Connection): string | undefined =>
  tags.find((tag) => tag.startsWith(sessionTag('')))?.slice(sessionTag('').length)

import type { Connection, ConnectionContext } from 'partyserver'
import type { SiteEvent } from '#core/contract/live.ts'
import { Gallery, IDENTITY } from './gallery.ts'
import { parseSiteRequest } from './site-request.ts'

// A socket of a session that has ended; the client comes back as the visitor it now is.
const SIGNED_OUT = 4001

const sessionTag = (handle: string): string => `session:${handle}`
const userTag = (id: string): string => `user:${id}`

/** One for the site: how many people are here, and what is new for each. */
export class SiteRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends Gallery<Env> {
  /** What is new for somebody; the room itself knows nothing of it. */
  protected async news(_userId: string): Promise<object[]> {
    return []
  }

  /** Shows somebody what is new, wherever they have the site open. */
  async tellNews(userId: string): Promise<void> {
    const visitors = [...this.getConnections(userTag(userId))]
    if (visitors.length === 0) return
    const event: SiteEvent = { type: 'notifs', notifications: await this.news(userId) }
    for (const visitor of visitors) visitor.send(JSON.stringify(event))
  }

  /** The same for many: those who are not here cost nothing. */
  async tellAll(userIds: string[]): Promise<void> {
    for (const userId of userIds) await this.tellNews(userId)
  }

  /** Closes the sockets of a session that has ended. */
  async leave(handle: string): Promise<void> {
    for (const visitor of this.getConnections(sessionTag(handle))) visitor.close(SIGNED_OUT, 'Signed out.')
  }

  /** Closes the sockets of all sessions of somebody. */
  async leaveUser(userId: string): Promise<void> {
    for (const visitor of this.getConnections(userTag(userId))) visitor.close(SIGNED_OUT, 'Signed out.')
  }

  override getConnectionTags(_visitor: Connection, { request }: ConnectionContext): string[] {
    const [user, session] = [request.headers.get(IDENTITY.user), request.headers.get(IDENTITY.session)]
    return user && session ? [userTag(user), sessionTag(session)] : []
  }

  protected override countFrame(count: number): SiteEvent {
    return { type: 'connected_count', count }
  }

  protected override greet(): void {
    // The count says all there is to say.
  }

  protected override hear(visitor: Connection, message: string): void {
    const request = parseSiteRequest(message)
    switch (request?.type) {
      case 'request_online':
        return send(visitor, this.countFrame(this.count()))
      case 'request_notifs':
        return this.ctx.waitUntil(this.#answerNews(visitor))
      case 'public_page':
      case undefined:
        return undefined
      default:
        return request satisfies never
    }
  }

  async #answerNews(visitor: Connection): Promise<void> {
    const user = visitor.tags.find((tag) => tag.startsWith('user:'))?.slice('user:'.length)
    send(visitor, { type: 'notifs', notifications: user === undefined ? [] : await this.news(user) })
  }
}

const send = (visitor: Connection, event: SiteEvent): void => visitor.send(JSON.stringify(event))

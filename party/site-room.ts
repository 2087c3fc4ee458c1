import type { Connection } from 'partyserver'
import type { SiteEvent } from '#core/match/live.ts'
import { CLOSE_SIGNED_OUT, LiveRoom, sessionTag, userTag } from './live-room.ts'
import { parseSiteRequest } from './site-request.ts'

/** One for the site: how many people are here, and what is new for each. */
export class SiteRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends LiveRoom<Env> {
  /** What is new for somebody; the room itself knows nothing of it. */
  protected async loadNotifications(_userId: string): Promise<object[]> {
    return []
  }

  /** Shows somebody what is new, wherever they have the site open. */
  async sendNotifications(userId: string): Promise<void> {
    const connections = [...this.getConnections(userTag(userId))]
    if (connections.length === 0) return
    const event: SiteEvent = { type: 'notifs', notifications: await this.loadNotifications(userId) }
    for (const connection of connections) connection.send(JSON.stringify(event))
  }

  /** The same for many: those who are not here cost nothing. */
  async notifyUsers(userIds: string[]): Promise<void> {
    for (const userId of userIds) await this.sendNotifications(userId)
  }

  /** Closes the sockets of a session that has ended. */
  async closeSession(handle: string): Promise<void> {
    for (const connection of this.getConnections(sessionTag(handle))) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
  }

  /** Closes the sockets of all sessions of somebody. */
  async closeUser(userId: string): Promise<void> {
    for (const connection of this.getConnections(userTag(userId))) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
  }

  protected override countEvent(count: number): SiteEvent {
    return { type: 'connected_count', count }
  }

  protected override prepare(): void {
    // The count says all there is to say.
  }

  protected override missed(): string[] {
    return []
  }

  protected override onText(connection: Connection, message: string): void {
    const request = parseSiteRequest(message)
    switch (request?.type) {
      case 'request_online':
        return send(connection, this.countEvent(this.viewerCount()))
      case 'request_notifs':
        return this.ctx.waitUntil(this.#answerNews(connection))
      case 'public_page':
      case undefined:
        return undefined
      default:
        return request satisfies never
    }
  }

  async #answerNews(connection: Connection): Promise<void> {
    const user = connection.tags.find((tag) => tag.startsWith('user:'))?.slice('user:'.length)
    send(connection, { type: 'notifs', notifications: user === undefined ? [] : await this.loadNotifications(user) })
  }
}

const send = (connection: Connection, event: SiteEvent): void => connection.send(JSON.stringify(event))

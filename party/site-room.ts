import type { Connection } from 'partyserver'
import { SITE_PING, type SiteEvent } from '#core/match/live.ts'
import { CLOSE_SIGNED_OUT, LiveRoom, PING, PONG, sessionTag, userTag } from './live-room.ts'
import { parseSiteRequest } from './site-request.ts'

const SAME: SiteEvent = { type: 'same' }

/** One for the site: how many people are here, and what is new for each. */
export class SiteRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends LiveRoom<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // What is new is told when it is, so that whoever asks again is answered without waking the room. It may have one such answer.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(SITE_PING, JSON.stringify(SAME)))
  }

  /** What is new for each of these people; the room itself knows nothing of it. */
  protected async loadNotifications(_userIds: string[]): Promise<Map<string, object[]>> {
    return new Map()
  }

  /** Shows somebody what is new, wherever they have the site open. */
  async sendNotifications(userId: string): Promise<void> {
    await this.notifyUsers([userId])
  }

  /** The same for many: one question for all who are here, none where nobody is. */
  async notifyUsers(userIds: string[]): Promise<void> {
    const here = userIds.filter((userId) => this.ctx.getWebSockets(userTag(userId)).length > 0)
    if (here.length === 0) return
    const news = await this.loadNotifications(here)
    for (const userId of here) {
      const event: SiteEvent = { type: 'notifs', notifications: news.get(userId) ?? [] }
      for (const connection of this.getConnections(userTag(userId))) send(connection, event)
    }
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

  protected override onText(connection: Connection, text: string): void {
    if (text === PING) return connection.send(PONG)
    const request = parseSiteRequest(text)
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
    const notifications = user === undefined ? [] : ((await this.loadNotifications([user])).get(user) ?? [])
    send(connection, { type: 'notifs', notifications })
  }
}

const send = (connection: Connection, event: SiteEvent): void => connection.send(JSON.stringify(event))

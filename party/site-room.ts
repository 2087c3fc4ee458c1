import type { Connection } from 'partyserver'
import { SITE_PING, type SiteEvent } from '#core/match/live.ts'
import { CLOSE_SIGNED_OUT, LiveRoom, PING, PONG, sessionTag, userTag } from './live-room.ts'
import { parseSiteRequest } from './site-request.ts'

const SAME: SiteEvent = { type: 'same' }

/** So long a count of all who are on the site is good enough for whoever comes or asks. */
const COUNT_TTL = 5000

/** Of the site there are several, each for some of those who are signed in: what is new for each. */
export abstract class SiteRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends LiveRoom<Env> {
  #online = 0
  #countedAt = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // What is new is told when it is, so that whoever asks again is answered without waking the room. It may have one such answer.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(SITE_PING, JSON.stringify(SAME)))
  }

  /** What is new for each of these people; the room itself knows nothing of it. */
  protected abstract loadNotifications(userIds: string[]): Promise<Map<string, object[]>>

  /** How many are on the site; the room itself knows but its own. */
  protected abstract countOnline(): Promise<number>

  /** Shows people what is new, wherever they have the site open: one question for all who are here, none where nobody is. */
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

  /** Whoever comes is told how many are on the site; what they missed they ask for. */
  override async onConnect(connection: Connection): Promise<void> {
    await this.#tellCount(connection)
  }

  protected override onText(connection: Connection, text: string): void {
    if (text === PING) return connection.send(PONG)
    const request = parseSiteRequest(text)
    switch (request?.type) {
      case 'request_online':
        return this.ctx.waitUntil(this.#tellCount(connection))
      case 'request_notifs':
        return this.ctx.waitUntil(this.#answerNews(connection))
      case undefined:
        return undefined
      default:
        return request satisfies never
    }
  }

  async #tellCount(connection: Connection): Promise<void> {
    try {
      if (Date.now() >= this.#countedAt + COUNT_TTL) {
        this.#online = await this.countOnline()
        this.#countedAt = Date.now()
      }
      send(connection, { type: 'connected_count', count: this.#online })
    } catch (error) {
      // Thrown any further, its stack would be sent to the visitor. They ask again.
      console.error(error)
    }
  }

  async #answerNews(connection: Connection): Promise<void> {
    const user = connection.tags.find((tag) => tag.startsWith('user:'))?.slice('user:'.length)
    const notifications = user === undefined ? [] : ((await this.loadNotifications([user])).get(user) ?? [])
    send(connection, { type: 'notifs', notifications })
  }
}

const send = (connection: Connection, event: SiteEvent): void => connection.send(JSON.stringify(event))

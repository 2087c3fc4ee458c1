import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import { SITE_PING, type SiteEvent } from '#core/match/live.ts'
import { SECOND } from '#core/time.ts'
import { shut } from '#party/admission.ts'
import { MessageRateLimit } from '#party/rate-limit.ts'
import { parseSiteRequest } from '#party/site-request.ts'
import {
  connectionTags,
  finishClose,
  openSocket,
  PING,
  PONG,
  sessionTag,
  taggedValue,
  userTag,
} from '#party/sockets.ts'
import { logError } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as notifications from '../data/notifications.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from './answers.ts'
import { siteCounter } from './site-counter.ts'

const SAME: SiteEvent = { type: 'same' }

/** Milliseconds for which the number of people on the site is reused. */
const COUNT_TTL = 5 * SECOND

/** The Durable Object of one shard of the signed-in users; sends their notifications. */
export class SiteRoom extends Server<Bindings> implements Answers<'SiteRoom'> {
  static override options = { hibernate: true }

  #rateLimit = new MessageRateLimit()
  #online = 0
  #countedAt = 0

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    // New notifications are sent at once, so the platform may answer a client that asks again without waking the room.
    // A room can have one such answer; its heartbeat is answered in `onMessage`.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(SITE_PING, JSON.stringify(SAME)))
  }

  /**
   * Sends users their notifications in all windows they have open: one query for all who are connected, no query if
   * none is.
   */
  async notifyUsers(userIds: string[]): Promise<void> {
    const connected = userIds.filter((userId) => this.ctx.getWebSockets(userTag(userId)).length > 0)
    if (connected.length === 0) return
    const found = await this.#loadNotifications(connected)
    for (const userId of connected) {
      const event: SiteEvent = { type: 'notifs', notifications: found.get(userId) ?? [] }
      for (const connection of this.getConnections(userTag(userId))) send(connection, event)
    }
  }

  /** Closes the connections of a session that has ended. */
  async closeSession(handle: string): Promise<void> {
    for (const connection of this.getConnections(sessionTag(handle))) shut(connection)
  }

  /** Closes the connections of all sessions of a user. */
  async closeUser(userId: string): Promise<void> {
    for (const connection of this.getConnections(userTag(userId))) shut(connection)
  }

  override fetch(request: Request): Promise<Response> {
    return openSocket(request, this.ctx, {
      start: () => this.__unsafe_ensureInitialized(),
      accept: (accepted) => super.fetch(accepted),
    })
  }

  override getConnectionTags(connection: Connection, { request }: ConnectionContext): string[] {
    return connectionTags(connection, request)
  }

  /** A new client gets the number of people on the site; it asks for notifications itself. */
  override onConnect(connection: Connection): Promise<void> {
    return this.#sendCount(connection)
  }

  override onMessage(connection: Connection, message: WSMessage): void {
    if (!this.#rateLimit.accepts(connection, message, Date.now())) return
    if (message === PING) return connection.send(PONG)
    const request = parseSiteRequest(message)
    if (request?.type === 'request_online') this.ctx.waitUntil(this.#sendCount(connection))
    if (request?.type === 'request_notifs') this.ctx.waitUntil(this.#sendNotifications(connection))
  }

  override onClose(connection: Connection): void {
    finishClose(connection)
  }

  override onError(connection: Connection): void {
    finishClose(connection)
  }

  #loadNotifications(userIds: string[]): Promise<Map<string, notifications.NotificationRow[]>> {
    return notifications.listOfUsers(open(this.env.DB), userIds)
  }

  async #sendCount(connection: Connection): Promise<void> {
    try {
      if (Date.now() >= this.#countedAt + COUNT_TTL) {
        this.#online = await siteCounter(this.env).total()
        this.#countedAt = Date.now()
      }
      send(connection, { type: 'connected_count', count: this.#online })
    } catch (error) {
      // Caught here because partyserver would send the error's stack to the client. The client asks again.
      logError(error)
    }
  }

  async #sendNotifications(connection: Connection): Promise<void> {
    const user = taggedValue(connection.tags, userTag)
    const found = user === undefined ? [] : ((await this.#loadNotifications([user])).get(user) ?? [])
    send(connection, { type: 'notifs', notifications: found })
  }
}

const send = (connection: Connection, event: SiteEvent): void => connection.send(JSON.stringify(event))

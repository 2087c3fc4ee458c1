import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import { ERROR_CODE, type ErrorCode } from '#core/contract/errors.ts'
import { tellsCount } from './crowd.ts'
import { Patience } from './patience.ts'

const SECOND = 1000

/** Headers in which the Worker says who a visitor is, once it knows; nobody else can set them. */
export const IDENTITY = { user: 'x-kibitz-user', session: 'x-kibitz-session' }

const refusal = (status: number, sentence: string, code: ErrorCode): Response =>
  new Response(sentence, { status, headers: { [ERROR_CODE]: code } })

/**
 * A room that people watch. It sleeps while they do, tells them their number at most once a second, and hears little
 * from each. What a visitor sends never reaches another.
 */
export abstract class Gallery<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true }

  #patience = new Patience()
  /** Counted when first needed: sleep forgets it. */
  #viewers: number | undefined
  #changes = 0
  #toldAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** The frame that tells how many watch. */
  protected abstract countFrame(count: number): object

  /** A visitor came; `since` is the version that they have. */
  protected abstract greet(visitor: Connection, since: number | undefined): void | Promise<void>

  /** A visitor said something short. */
  protected abstract hear(visitor: Connection, message: string): void

  /** How many watch now. */
  protected count(): number {
    return (this.#viewers ??= this.#counted())
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') {
      return refusal(426, 'This address is for live updates over a WebSocket.', 'websocket-only')
    }
    try {
      await this.__unsafe_ensureInitialized()
    } catch (error) {
      console.error(error)
      return refusal(503, 'Live updates are not available at the moment.', 'unavailable')
    }
    return super.fetch(visit(request))
  }

  override async onConnect(visitor: Connection, { request }: ConnectionContext): Promise<void> {
    try {
      if (!this.#moved(1)) visitor.send(JSON.stringify(this.countFrame(this.count())))
      const since = new URL(request.url).searchParams.get('since')
      await this.greet(visitor, since === null ? undefined : Number(since))
    } catch (error) {
      // Thrown any further, its stack would be sent to the visitor.
      console.error(error)
      visitor.close(1011, 'Live updates are not available at the moment.')
    }
  }

  override onMessage(visitor: Connection, message: WSMessage): void {
    if (!this.#patience.allows(visitor, message, Date.now())) visitor.close(1008, 'Too much was said at once.')
    else if (typeof message === 'string') this.hear(visitor, message)
  }

  override onClose(visitor: Connection): void {
    this.#left(visitor)
  }

  override onError(visitor: Connection): void {
    this.#left(visitor)
  }

  /** Someone who left without a word still holds the connection until it is closed from here too. */
  #left(visitor: Connection): void {
    this.#moved(-1)
    try {
      visitor.close()
    } catch {
      // It is closed already.
    }
  }

  /** Counts a change; returns whether everyone is told, now or within the second. */
  #moved(by: 1 | -1): boolean {
    this.#viewers = this.#viewers === undefined ? this.#counted() : this.#viewers + by
    this.#changes += 1
    if (this.#timer) return true
    if (!tellsCount(this.#viewers, this.#changes)) return false
    const wait = this.#toldAt + SECOND - Date.now()
    if (wait <= 0) this.#tellCount()
    else this.#timer = setTimeout(() => this.#tellCount(), wait)
    return true
  }

  #tellCount(): void {
    this.#timer = undefined
    this.#changes = 0
    this.#toldAt = Date.now()
    // Telling everyone goes through all of them anyway, so the number is made exact here.
    this.#viewers = this.#counted()
    this.broadcast(JSON.stringify(this.countFrame(this.#viewers)))
  }

  #counted = (): number =>
    this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN).length
}

/** The request as the room needs it: what the client chose for itself (an id, properties) stays outside. */
function visit(request: Request): Request {
  const since = new URL(request.url).searchParams.get('since')
  const address = new URL('https://room/')
  address.searchParams.set('_pk', crypto.randomUUID())
  if (since !== null && /^\d{1,15}$/.test(since)) address.searchParams.set('since', since)
  const known = Object.values(IDENTITY).flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return new Request(address, { headers: { Upgrade: 'websocket', ...Object.fromEntries(known) } })
}

import { DurableObject } from 'cloudflare:workers'
import type { SiteLoad } from '#core/match/site-load.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { logWarning } from '#party/log.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from '../rooms/answers.ts'
import { siteAddress } from './site-address.ts'
import { siteTimeouts } from './site-timeouts.ts'
import { failedAnswer, readAnswer, readReply, readText, type SiteAnswer, type RawAnswer } from './site-answer.ts'
import { CircuitBreakers } from './circuit-breakers.ts'
import { Demand } from './demand.ts'
import { Lanes, type Lane } from './lanes.ts'

export interface QueuedRequest {
  url: string
  /** ETag of the answer that the caller knows. */
  etag?: string | null
  /** `live`: a look at a match that people watch, which goes first. */
  lane?: Lane
  /** Body of a POST request: Lichess takes many game ids in one. */
  post?: string
  /** A call that changes something at the site, or that only its owner may make. Its refusals are answers. */
  call?: SiteCall
}

export interface SiteCall {
  method: 'GET' | 'POST' | 'DELETE'
  form?: Record<string, string>
  text?: string
  /** An access token of the site. It is never logged. */
  bearer?: string | undefined
}

const VERSION = '0.1'
/** When a caller whose request did not fit in may try again. */
const BUSY_FOR = 10 * SECOND
// This many failures in a row, at any addresses, count as an outage of the whole site.
const FAILURES_OF_OUTAGE = 3

/**
 * One per chess site, for the whole deployment. Sends one request at a time, live looks first, and backs off after
 * failures.
 */
export class SiteQueue extends DurableObject<Bindings> implements Answers<'SiteQueue'> {
  // A test shortens those of its own queue.
  protected timeouts = siteTimeouts(this.env)
  #lanes = new Lanes(() => this.timeouts.grace)
  #demand = new Demand()
  #failures = 0
  #addresses = new CircuitBreakers()
  #site = new CircuitBreakers()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      const openUntil = await ctx.storage.get<number>('openUntil')
      if (openUntil !== undefined) this.#site = new CircuitBreakers([['site', { failures: 1, openUntil }]])
    })
  }

  /** The site's answer, in its turn. Never throws. */
  async ask(request: QueuedRequest): Promise<SiteAnswer> {
    const address = siteAddress(request.url, this.env)
    if (!address) return notAsked('Not an address of a supported chess site.', Infinity)
    const { lane = 'other' } = request
    if (lane === 'live' && !request.call) this.#demand.asked(address.href, Date.now())
    return (await this.#lanes.run(lane, (outrun) => this.#answer(address, request, outrun))) ?? busy()
  }

  /** Demand for live matches, and how long an answer takes. */
  load(): SiteLoad {
    return this.#demand.load(Date.now())
  }

  /**
   * A page of the website about a team match as HTML, in its turn; undefined when it cannot be read, or the site is
   * paused. The pages block programs, so a refusal does not count as a failure of the API.
   */
  async fetchHtml(url: string): Promise<string | undefined> {
    const address = siteAddress(url, { CHESS_COM_API: `${this.env.CHESS_COM_WEB}/club/matches/live` })
    if (!address) return undefined
    return this.#lanes.run('other', async (outrun) => {
      const now = Date.now()
      if (this.#site.openUntil('site', now) ?? this.#addresses.openUntil(address.href, now)) return undefined
      const html = await this.#page(address, outrun)
      if (html !== undefined) this.#addresses.recordSuccess(address.href)
      else if (!outrun.aborted) this.#addresses.recordFailure(address.href, Date.now(), Math.random())
      return html
    })
  }

  async #page(url: URL, outrun: AbortSignal): Promise<string | undefined> {
    try {
      const headers = { accept: 'text/html', 'user-agent': this.#agent() }
      const signal = AbortSignal.any([outrun, AbortSignal.timeout(this.timeouts.short)])
      const response = await fetch(url, { headers, redirect: 'manual', signal })
      if (response.ok) return await readText(response)
      await response.body?.cancel()
    } catch (error) {
      logWarning(`${url.href}: ${error instanceof Error ? error.message : 'no answer'}`)
    }
    return undefined
  }

  /** User-Agent with this site's address and a contact. */
  #agent(): string {
    return `Kibitz/${VERSION} (+${this.env.SITE_URL}; contact: ${this.env.CONTACT})`
  }

  async #answer(url: URL, request: QueuedRequest, outrun: AbortSignal): Promise<SiteAnswer> {
    const now = Date.now()
    const until = this.#site.openUntil('site', now) ?? this.#addresses.openUntil(url.href, now)
    if (until !== undefined) return notAsked('The chess site is paused after failing.', until)
    const isHurried = request.lane !== 'live' || this.#lanes.length > 0 || this.#addresses.failures(url.href) > 0
    const timeout = AbortSignal.timeout(isHurried ? this.timeouts.short : this.timeouts.long)
    const answer = await this.#put(url, request, AbortSignal.any([outrun, timeout]))
    this.#demand.answered(Date.now() - now)
    // Aborted for a live look, not a failure of the site.
    if (answer.kind === 'failed' && outrun.aborted) return busy()
    if (answer.kind === 'failed') return this.#failed(url, answer)
    if (answer.kind === 'moved')
      return this.#failed(url, failedAnswer('a redirect to another site, or too many redirects'))
    this.#failures = 0
    this.#addresses.recordSuccess(url.href)
    if (this.#site.failures('site') > 0) await this.#rested()
    return answer
  }

  /** Sends a request; follows one permanent redirect, if it stays within the site. */
  async #put(url: URL, request: QueuedRequest, signal: AbortSignal): Promise<RawAnswer> {
    const first = await this.#fetch(url, request, signal)
    const to = first.kind === 'moved' ? siteAddress(first.to, this.env, url.href) : undefined
    return to ? this.#fetch(to, request, signal) : first
  }

  async #fetch(url: URL, { etag, post, call }: QueuedRequest, signal: AbortSignal): Promise<RawAnswer> {
    if (call) return this.#call(url, call, signal)
    const headers = new Headers({
      accept: this.#isLichess(url) ? 'application/x-ndjson' : 'application/json',
      'user-agent': this.#agent(),
      ...(etag != null && { 'if-none-match': etag }),
    })
    const posted = post === undefined ? {} : { method: 'POST', body: post }
    try {
      return await readAnswer(await fetch(url, { ...posted, headers, redirect: 'manual', signal }), Date.now())
    } catch (error) {
      return failedAnswer(error instanceof Error ? error.message : 'no answer')
    }
  }

  async #call(url: URL, { method, form, text, bearer }: SiteCall, signal: AbortSignal): Promise<RawAnswer> {
    const headers = new Headers({
      accept: 'application/json',
      'user-agent': this.#agent(),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(text !== undefined && { 'content-type': 'text/plain' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    })
    const body = form ? String(new URLSearchParams(form)) : text
    try {
      const init = { method, headers, redirect: 'manual', signal, ...(body !== undefined && { body }) } as const
      return await readReply(await fetch(url, init), Date.now())
    } catch {
      // Without the reason of the platform, which may quote what was sent.
      return failedAnswer('no answer to a call')
    }
  }

  async #failed(url: URL, answer: RawAnswer): Promise<SiteAnswer> {
    const { reason, siteWide, retryAfter: asked } = answer as Extract<RawAnswer, { kind: 'failed' }>
    // Lichess sends no Retry-After, and wants a minute's pause after too many requests.
    const retryAfter = siteWide && this.#isLichess(url) ? Math.max(asked, MINUTE) : asked
    const [now, roll] = [Date.now(), Math.random()]
    this.#failures += 1
    let retryAt = this.#addresses.recordFailure(url.href, now, roll, retryAfter)
    if (siteWide || this.#failures >= FAILURES_OF_OUTAGE) {
      retryAt = this.#site.recordFailure('site', now, roll, retryAfter)
      await this.ctx.storage.put('openUntil', retryAt)
    }
    logWarning(`${url.href}: ${reason}; next try after ${new Date(retryAt).toISOString()}`)
    return { kind: 'unavailable', reason, wasAsked: true, retryAt }
  }

  #isLichess = ({ href }: URL): boolean => href.startsWith(`${this.env.LICHESS_URL}/`)

  async #rested(): Promise<void> {
    this.#site.recordSuccess('site')
    await this.ctx.storage.delete('openUntil')
  }
}

/** Too many requests wait, or a live look went first. */
const busy = (): SiteAnswer => ({
  ...notAsked('Too many requests are queued.', Date.now() + BUSY_FOR),
  isBusy: true,
})

const notAsked = (reason: string, retryAt: number) => ({
  kind: 'unavailable' as const,
  reason,
  wasAsked: false,
  retryAt,
})

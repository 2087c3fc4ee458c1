import { DurableObject } from 'cloudflare:workers'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { siteAddress } from './site-address.ts'
import { failedAnswer, readAnswer, readText, type SiteAnswer, type RawAnswer } from './site-answer.ts'
import { CircuitBreakers } from './circuit-breakers.ts'

export interface QueuedRequest {
  url: string
  /** Of the answer that is known. */
  etag?: string | null
}

const VERSION = '0.1'
const TIMEOUT = 10 * SECOND
// One address that hangs must not keep the others waiting.
const SHORT_TIMEOUT = 4 * SECOND
const MAX_WAITING = 500
// This many failures in a row, at any addresses, count as an outage of the whole site.
const FAILURES_OF_OUTAGE = 3

/** One per chess site, for the whole deployment: sends one request at a time and backs off from what fails. */
export class SiteQueue extends DurableObject<Bindings> {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
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
  async ask({ url, etag = null }: QueuedRequest): Promise<SiteAnswer> {
    const address = siteAddress(url, this.env)
    if (!address) return notAsked('Not an address of a supported chess site.', Infinity)
    if (this.#waiting >= MAX_WAITING) return notAsked('Too many requests are queued.', Date.now() + TIMEOUT)
    return this.#inTurn(() => this.#answer(address, etag))
  }

  /**
   * A page of the web site about a team match as HTML, in its turn; undefined when it cannot be had, or the site is left
   * alone. The pages guard themselves against programs, so that a refusal says nothing of the API.
   */
  async fetchHtml(url: string): Promise<string | undefined> {
    const address = siteAddress(url, { CHESS_COM_API: `${this.env.CHESS_COM_WEB}/club/matches/live` })
    if (!address || this.#waiting >= MAX_WAITING) return undefined
    return this.#inTurn(async () => {
      const now = Date.now()
      if (this.#site.openUntil('site', now) ?? this.#addresses.openUntil(address.href, now)) return undefined
      const html = await this.#page(address)
      if (html === undefined) this.#addresses.recordFailure(address.href, Date.now(), Math.random())
      else this.#addresses.recordSuccess(address.href)
      return html
    })
  }

  async #page(url: URL): Promise<string | undefined> {
    try {
      const headers = { accept: 'text/html', 'user-agent': this.#agent() }
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(SHORT_TIMEOUT) })
      if (response.ok) return await readText(response)
      await response.body?.cancel()
    } catch (error) {
      console.warn(`${url.href}: ${error instanceof Error ? error.message : 'no answer'}`)
    }
    return undefined
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn.finally(() => (this.#waiting -= 1))
  }

  /** Who asks, and whom to write to about it. */
  #agent(): string {
    return `Kibitz/${VERSION} (+${this.env.SITE_URL}; contact: ${this.env.CONTACT})`
  }

  async #answer(url: URL, etag: string | null): Promise<SiteAnswer> {
    const now = Date.now()
    const until = this.#site.openUntil('site', now) ?? this.#addresses.openUntil(url.href, now)
    if (until !== undefined) return notAsked('The chess site is paused after failing.', until)
    const answer = await this.#put(url, etag)
    if (answer.kind === 'failed') return this.#failed(url, answer)
    if (answer.kind === 'moved')
      return this.#failed(url, failedAnswer('a redirect to another site, or too many redirects'))
    this.#failures = 0
    this.#addresses.recordSuccess(url.href)
    if (this.#site.failures('site') > 0) await this.#rested()
    return answer
  }

  /** Puts a question; follows one permanent redirect, if it stays within the site. */
  async #put(url: URL, etag: string | null): Promise<RawAnswer> {
    const isHurried = this.#waiting > 1 || this.#addresses.failures(url.href) > 0
    const signal = AbortSignal.timeout(isHurried ? SHORT_TIMEOUT : TIMEOUT)
    const first = await this.#fetch(url, etag, signal)
    const to = first.kind === 'moved' ? siteAddress(first.to, this.env, url.href) : undefined
    return to ? this.#fetch(to, etag, signal) : first
  }

  async #fetch(url: URL, etag: string | null, signal: AbortSignal): Promise<RawAnswer> {
    const headers = new Headers({
      accept: 'application/json',
      'user-agent': this.#agent(),
      ...(etag !== null && { 'if-none-match': etag }),
    })
    try {
      return await readAnswer(await fetch(url, { headers, redirect: 'manual', signal }), Date.now())
    } catch (error) {
      return failedAnswer(error instanceof Error ? error.message : 'no answer')
    }
  }

  async #failed(url: URL, answer: RawAnswer): Promise<SiteAnswer> {
    const { reason, siteWide, retryAfter } = answer as Extract<RawAnswer, { kind: 'failed' }>
    const [now, roll] = [Date.now(), Math.random()]
    this.#failures += 1
    let retryAt = this.#addresses.recordFailure(url.href, now, roll, retryAfter)
    if (siteWide || this.#failures >= FAILURES_OF_OUTAGE) {
      retryAt = this.#site.recordFailure('site', now, roll, retryAfter)
      await this.ctx.storage.put('openUntil', retryAt)
    }
    console.warn(`${url.href}: ${reason}; next try after ${new Date(retryAt).toISOString()}`)
    return { kind: 'unavailable', reason, wasAsked: true, retryAt }
  }

  async #rested(): Promise<void> {
    this.#site.recordSuccess('site')
    await this.ctx.storage.delete('openUntil')
  }
}

const notAsked = (reason: string, retryAt: number): SiteAnswer => ({
  kind: 'unavailable',
  reason,
  wasAsked: false,
  retryAt,
})

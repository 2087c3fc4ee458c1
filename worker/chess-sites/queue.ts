import { DurableObject } from 'cloudflare:workers'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { siteAddress } from './address.ts'
import { failed, hear, text, type Answer, type Heard } from './answer.ts'
import { Rests } from './rests.ts'

export interface Question {
  url: string
  /** Of the answer that is known. */
  etag?: string | null
}

const VERSION = '0.1'
const PATIENCE = 10 * SECOND
// One address that hangs must not keep the others waiting.
const LITTLE_PATIENCE = 4 * SECOND
const MOST_WAITING = 500
// So many failures of any addresses with no good answer between them are the site's.
const OUTAGE = 3

/** One per chess site, for the whole deployment: puts one question at a time, and leaves alone who fails. */
export class SiteQueue extends DurableObject<Bindings> {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #failures = 0
  #addresses = new Rests()
  #site = new Rests()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      const until = await ctx.storage.get<number>('rests')
      if (until !== undefined) this.#site = new Rests([['site', { failures: 1, until }]])
    })
  }

  /** The site's answer, in its turn. Never throws. */
  async ask({ url, etag = null }: Question): Promise<Answer> {
    const address = siteAddress(url, this.env)
    if (!address) return unasked('That address is no chess site of ours.', Infinity)
    if (this.#waiting >= MOST_WAITING) return unasked('Too many questions are waiting.', Date.now() + PATIENCE)
    return this.#inTurn(() => this.#answer(address, etag))
  }

  /**
   * A page of the web site about a team match as HTML, in its turn; undefined when it cannot be had, or the site is left
   * alone. The pages guard themselves against programs, so that a refusal says nothing of the API.
   */
  async page(url: string): Promise<string | undefined> {
    const address = siteAddress(url, { CHESS_COM_API: `${this.env.CHESS_COM_WEB}/club/matches/live` })
    if (!address || this.#waiting >= MOST_WAITING) return undefined
    return this.#inTurn(async () => {
      const now = Date.now()
      if (this.#site.until('site', now) ?? this.#addresses.until(address.href, now)) return undefined
      const html = await this.#page(address)
      if (html === undefined) this.#addresses.failed(address.href, Date.now(), Math.random())
      else this.#addresses.answered(address.href)
      return html
    })
  }

  async #page(url: URL): Promise<string | undefined> {
    try {
      const headers = { accept: 'text/html', 'user-agent': this.#agent() }
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LITTLE_PATIENCE) })
      if (response.ok) return await text(response)
      await response.body?.cancel()
    } catch (error) {
      console.warn(`${url.href}: ${error instanceof Error ? error.message : 'no answer'}`)
    }
    return undefined
  }

  async #inTurn<Said>(work: () => Promise<Said>): Promise<Said> {
    this.#waiting += 1
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn.finally(() => (this.#waiting -= 1))
  }

  /** Who asks, and whom to write to about it. */
  #agent(): string {
    return `Kibitz/${VERSION} (+${this.env.SITE_URL}; contact: ${this.env.CONTACT})`
  }

  async #answer(url: URL, etag: string | null): Promise<Answer> {
    const now = Date.now()
    const until = this.#site.until('site', now) ?? this.#addresses.until(url.href, now)
    if (until !== undefined) return unasked('The site is left alone after failing.', until)
    const heard = await this.#put(url, etag)
    if (heard.kind === 'failed') return this.#failed(url, heard)
    if (heard.kind === 'moved') return this.#failed(url, failed('a redirect that leads away or on and on'))
    this.#failures = 0
    this.#addresses.answered(url.href)
    if (this.#site.failures('site') > 0) await this.#rested()
    return heard
  }

  /** Puts a question; follows one permanent redirect, if it stays within the site. */
  async #put(url: URL, etag: string | null): Promise<Heard> {
    const hurried = this.#waiting > 1 || this.#addresses.failures(url.href) > 0
    const signal = AbortSignal.timeout(hurried ? LITTLE_PATIENCE : PATIENCE)
    const first = await this.#fetch(url, etag, signal)
    const to = first.kind === 'moved' ? siteAddress(first.to, this.env, url.href) : undefined
    return to ? this.#fetch(to, etag, signal) : first
  }

  async #fetch(url: URL, etag: string | null, signal: AbortSignal): Promise<Heard> {
    const headers = new Headers({
      accept: 'application/json',
      'user-agent': this.#agent(),
      ...(etag !== null && { 'if-none-match': etag }),
    })
    try {
      return await hear(await fetch(url, { headers, redirect: 'manual', signal }), Date.now())
    } catch (error) {
      return failed(error instanceof Error ? error.message : 'no answer')
    }
  }

  async #failed(url: URL, heard: Heard): Promise<Answer> {
    const { why, rests, asked } = heard as Extract<Heard, { kind: 'failed' }>
    const [now, roll] = [Date.now(), Math.random()]
    this.#failures += 1
    let retryAt = this.#addresses.failed(url.href, now, roll, asked)
    if (rests || this.#failures >= OUTAGE) {
      retryAt = this.#site.failed('site', now, roll, asked)
      await this.ctx.storage.put('rests', retryAt)
    }
    console.warn(`${url.href}: ${why}; asked again after ${new Date(retryAt).toISOString()}`)
    return { kind: 'unknown', why, asked: true, retryAt }
  }

  async #rested(): Promise<void> {
    this.#site.answered('site')
    await this.ctx.storage.delete('rests')
  }
}

const unasked = (why: string, retryAt: number): Answer => ({ kind: 'unknown', why, asked: false, retryAt })

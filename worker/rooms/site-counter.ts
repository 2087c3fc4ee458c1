import { DurableObject } from 'cloudflare:workers'
import { PlaceCounts } from '#party/site-counter.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from './answers.ts'

/**
 * The Durable Object that counts the people on the site. Rooms and the edge report to it; no client is connected to it.
 */
export class SiteCounter extends DurableObject<Bindings> implements Answers<'SiteCounter'> {
  #counts = new PlaceCounts({
    kv: this.ctx.storage.kv,
    watching: (tournament) => this.env.TournamentRoom.getByName(tournament).watching(),
    waitUntil: (work) => this.ctx.waitUntil(work),
    now: () => Date.now(),
  })

  /** Stores the count of a place; returns the total of the site. */
  report(place: string, count: number): number {
    return this.#counts.report(place, count)
  }

  total(): number {
    return this.#counts.total()
  }
}

/** The site has one such object. */
export const siteCounter = ({ SiteCounter: counters }: Pick<Bindings, 'SiteCounter'>) => counters.getByName('site')

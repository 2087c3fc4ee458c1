import { SiteCounterBase } from '#party/site-counter.ts'
import type { Bindings } from '../env.ts'

/** Counts who is on the site. */
export class SiteCounter extends SiteCounterBase<Bindings> {
  protected override watching(tournament: string): Promise<number> {
    return this.env.TournamentRoom.getByName(tournament).watching()
  }
}

/** The one there is. */
export const siteCounter = ({ SiteCounter: counters }: Pick<Bindings, 'SiteCounter'>): DurableObjectStub<SiteCounter> =>
  counters.getByName('site')

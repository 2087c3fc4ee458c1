import type { SeedMethod } from '../tournament/seed-method.ts'
import { timeClass, type TimeClass } from '../tournament/time-class.ts'
import type { Settings } from '../tournament/tournament.ts'
import { fideRating, type ListRatings } from './listed-text.ts'

const higher = (one: number, other: number): number => Math.max(one, other)
/** Of two ratings the lower one; of one it is that. */
const lower = (one: number, other: number): number => (one && other ? Math.min(one, other) : one || other)

const METHODS: Record<SeedMethod, (fide: number, national: number) => number> = {
  FIDE: (fide) => fide,
  NRO: (_fide, national) => national,
  FIDON: (fide, national) => fide || national,
  NIDOF: (fide, national) => national || fide,
  HBFN: higher,
  LBFN: lower,
}

export const speedOf = ({ timeControl }: Pick<Settings, 'timeControl'>): TimeClass =>
  timeClass(timeControl) ?? 'standard'

/** The rating by which the event seeds a listed player; 0: unrated. */
export const seedRating = (listed: ListRatings, settings: Pick<Settings, 'timeControl' | 'seedMethod'>): number =>
  METHODS[settings.seedMethod](fideRating(listed, speedOf(settings)), listed.national?.rating ?? 0)

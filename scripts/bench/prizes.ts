import { prizeTable } from '#core/prizes/prize-table.ts'
import { NO_PRIZES, type PrizeCategory, type PrizeCondition } from '#core/tournament/prizes.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { swiss } from './swiss.ts'
import { timings } from './timing.ts'

const PLAYERS = 300
/** One run is too short to be measured. */
const RUNS = 10

/** Who would get what of 40 prizes in ten overlapping categories. */
export function prizeRows(): Measurement[] {
  const snapshot = swiss(PLAYERS, 9)
  const details = snapshot.players.no.map((no) => ({
    no,
    fideId: null,
    sex: no % 4 === 0 ? ('w' as const) : ('m' as const),
    club: `Club ${no % 20}`,
    birthYear: 1950 + (no % 70),
  }))
  const conditions: PrizeCondition[] = [
    {},
    { sex: 'w' },
    { ageTo: 18 },
    { ageTo: 12 },
    { ageFrom: 60 },
    { ratingTo: 2199 },
    { ratingTo: 1999 },
    { ratingTo: 1799 },
    { club: 'Club 1' },
    { sex: 'w', ageFrom: 50 },
  ]
  const categories = conditions.map((condition, at): PrizeCategory => ({
    name: '',
    condition,
    sharing: at === 0 ? 'hort' : 'equal',
    leastShare: 0,
    leastEntries: 0,
    prizes: [400, 300, 200, 100].map((euros) => ({ amount: euros * (110 - 10 * at), thing: '', worth: 0 })),
  }))
  const plan = { ...NO_PRIZES, categories }
  const field = { snapshot, details, plan, round: 9 }
  const tables = (): void => {
    for (let run = 0; run < RUNS; run++) prizeTable(field)
  }
  const taken = timings({ loop: fixedLoop, tables }, 7)
  return [boundAtMost('prizes: 40 prizes of 300 players, in fixed loops', inLoops(5), taken.tables / RUNS / taken.loop)]
}

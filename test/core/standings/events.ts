import fc from 'fast-check'
import type { Outcome } from '#core/match/outcome.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { aSnapshot } from '#test/support/build.ts'

const PAIRINGS = ['10', '01', '==', '10', '01', '==', 'WL', 'DD', '+-', '-+', '--', '  ']
const BYES: Outcome[] = ['U', 'H', 'Z', 'F']

interface Draw {
  places: number[]
  results: number[]
}

/** A round that pairs players in the order of `places`; some have a bye, some are absent. */
function aDraw({ places, results }: Draw, pairings: string[], byes: Outcome[]): RoundColumns {
  const order = places.map((_, player) => player).toSorted((a, b) => places[a]! - places[b]! || a - b)
  const round = { white: [] as number[], black: [] as number[], outcomes: '' }
  for (let at = 0; at < order.length;) {
    const kind = results[at]!
    const alone = kind % 7 === 0 || at === order.length - 1
    round.white.push(order[at]!)
    round.black.push(alone ? -1 : order[at + 1]!)
    round.outcomes += alone ? `${byes[kind % byes.length]} ` : pairings[kind % pairings.length]
    at += alone ? 1 : 2
  }
  return round
}

interface Terms {
  pairings?: string[]
  byes?: Outcome[]
  settings?: Partial<Settings>
}

/** Events of two to nine players over up to six rounds, with every kind of outcome, bonuses, pools and unrated players. */
export function events({ pairings = PAIRINGS, byes = BYES, settings }: Terms = {}): fc.Arbitrary<Snapshot> {
  return fc.integer({ min: 2, max: 9 }).chain((size) => {
    const each = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: size, maxLength: size })
    const draw = fc.record({ places: each(fc.nat(99)), results: each(fc.nat(255)) })
    const bonus = fc.record({
      player: fc.nat(size - 1),
      round: fc.integer({ min: 1, max: 6 }),
      MP: fc.integer({ min: -2, max: 4 }),
      GP: fc.integer({ min: -2, max: 4 }),
    })
    return fc
      .record({
        draws: fc.array(draw, { maxLength: 6 }),
        ratings: each(fc.constantFrom(0, 1500, 1600, 1700, 2000, 2400)),
        pools: each(fc.nat(1)),
        bonuses: fc.array(bonus, { maxLength: 2 }),
        edition: fc.constantFrom(2024 as const, 2026 as const),
      })
      .map(({ draws, ratings, pools, bonuses, edition }) => {
        const players = ratings.map((rating, at) => `N${at % 3} L${at % 2} ${rating || ''}`.trim())
        const rounds = draws.map((each) => aDraw(each, pairings, byes))
        const snapshot = aSnapshot({ players, rounds, bonuses, settings: { edition, totalRounds: 6, ...settings } })
        return { ...snapshot, players: { ...snapshot.players, pool: pools } }
      })
  })
}

/** Every tie-break, in an order in which each has ties to break in some event. */
export const ALL_CODES = [
  'PTS',
  'DE',
  'BH/C1',
  'BH',
  'BH/C2',
  'BH/M1',
  'BH/M2',
  'BH/P',
  'FB',
  'AOB',
  'SB',
  'SB/C1',
  'KS',
  'PS',
  'PS/C1',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'REP',
  'STD',
  'EDE',
  'BH:GP',
  'MPvGP',
  'EMGSB/C1',
  'SSSC',
  'TBR',
  'BBE',
  'BC',
  'ARO',
  'ARO/C1',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
  'RTNG',
  'ARO/U1400',
  'PTP/U1400',
  'gamePoints',
  'rating',
  'headToHead',
  'netGamePoints',
  'timesBlack',
  'progressive',
  'mostWins',
  'headToHeadGamePoints',
  'performance',
  'averageRatingCut',
  'alphabetical',
]

import { FIDE_TIE_BREAKS } from '#core/standings/fide.ts'
import { standings } from '#core/standings/table.ts'
import { SITE_TIE_BREAKS } from '#core/standings/tie-breaks.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Results, type RoundResults, Tiebreak, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak'
import { swiss } from './swiss.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { timings } from './timing.ts'

const CUTS = ['/C1', '/C2']
const FAMILIES = ['BH', 'SB'].flatMap((code) => [code, ...CUTS.map((cut) => code + cut)]).concat('BH/M1', 'BH/M2')
/** Keizer points are counted over and over until they settle, and rank Keizer events alone. */
const SITE = Object.keys(SITE_TIE_BREAKS).filter((code) => code !== 'keizer')
const ELEVEN = ['PTS', ...SITE, ...FAMILIES]
const ALL = [
  ...ELEVEN,
  'keizer',
  ...Object.keys(FIDE_TIE_BREAKS).filter((code) => !ELEVEN.includes(code)),
  'PS/C1',
  'ARO/C1',
]

/** Standings compared with the npm package `tiebreak` on the same event, and their growth with the event. */
export function standingsRows(): Measurement[] {
  const snapshot = swiss(1000, 11)
  const rounds = snapshot.rounds.map((_, at) => asTheyWant(snapshot, at))
  const { theirs, eleven, all } = timings(
    {
      theirs: () => buchholzByPackage(rounds),
      eleven: () => table(snapshot, ELEVEN),
      all: () => table(snapshot, ALL),
    },
    21,
  )
  const [few, many] = [swiss(500, 9), swiss(5000, 11)]
  const { small, large } = timings({ small: () => table(few, ELEVEN), large: () => table(many, ELEVEN) }, 21)
  const [names, kinds] = ['site’s eleven with BH, SB', `all ${ALL.length} of C.07 and site`]
  return [
    boundAtMost(`standings 1,000 × 11, ${names}: share of tiebreak 0.4.0’s time`, 0.2, eleven / theirs),
    boundAtMost(`standings 1,000 × 11, ${kinds}: share of tiebreak 0.4.0’s time`, 1, all / theirs),
    boundAtMost(`standings, ${names}: growth from 500 × 9 to 5,000 × 11`, 16, large / small, '×'),
  ]
}

/** Computes standings from a snapshot without reusing earlier work. */
function table(snapshot: Snapshot, codes: string[]): void {
  const { columns } = standings(snapshot, snapshot.round, codes)
  if (columns.length !== codes.length) throw new Error('Some tie-breaks weren’t computed.')
}

/** The package's ranking by points and three Buchholz variants, without reusing earlier work. */
function buchholzByPackage(rounds: RoundResults[]): unknown {
  const results = new Results(TournamentType.SWISS, rounds)
  const keys = [Tiebreak.SCORE, Tiebreak.BUCHHOLZ, Tiebreak.BUCHHOLZ_CUT1, Tiebreak.BUCHHOLZ_CUT2]
  return new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023).ranking(rounds.length, keys)
}

const POINTS: Record<string, 0.5 | 1> = { '1': 1, '+': 1, '=': 0.5 }

/** Converts a round for the package; not part of the measured time. */
function asTheyWant({ rounds }: Snapshot, round: number): RoundResults {
  const { white, black, outcomes } = rounds[round]!
  return {
    pairings: white.flatMap((player, at) =>
      black[at]! < 0
        ? []
        : {
            white: player,
            black: black[at]!,
            scoreWhite: POINTS[outcomes[2 * at]!] ?? 0,
            scoreBlack: POINTS[outcomes[2 * at + 1]!] ?? 0,
            forfeited: outcomes[2 * at] === '+',
          },
    ),
    pairingAllocatedByes: white.filter((_, at) => black[at]! < 0),
  }
}

import * as say from '#words/coreDraw.js'
import { bracketMatches } from '../knockout/bracket-matches.ts'
import { bracketPlaces } from '../knockout/places.ts'
import { mainPools, undecidedMatch } from '../knockout/progress.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Seats } from './berger.ts'
import { firstKnockoutRound, nextKnockoutRound } from './knockout.ts'
import { isIn } from './who-plays.ts'
import { poolsOf } from '../snapshot/pools-of.ts'
import type { DrawWishes } from './table-engines.ts'

/**
 * A round of a knockout, pool by pool: the first by seeds in list order, each later one from the winners of the round
 * before. A sentence if one of its matches has no winner yet.
 */
export const drawKnockout = (snapshot: Snapshot, round: number, wishes: KnockoutWishes): DrawnPair[] | string =>
  (round === systemRange(snapshot, round).from ? undefined : undecidedMatch(snapshot, round - 1)) ??
  drawDecidedKnockout(snapshot, round, wishes)

type KnockoutWishes = Pick<DrawWishes, 'hasThirdPlace'>

/** As `drawKnockout`, where all matches of the round before are decided, as in a simulation. */
export function drawDecidedKnockout(
  snapshot: Snapshot,
  round: number,
  { hasThirdPlace = false }: KnockoutWishes,
): DrawnPair[] | string {
  const { from } = systemRange(snapshot, round)
  if (round === from) return firstRound(snapshot, round)
  const pools = mainPools(bracketMatches(snapshot, { from, to: round - 1 })).filter((pool) => pool.at(-1)!.length > 0)
  if (pools.every((columns) => columns.at(-1)!.length < 2)) return say.finalPlayed()
  return pools
    .filter((columns) => columns.at(-1)!.length > 1)
    .flatMap((columns) => {
      const places = bracketPlaces(columns)
      const matches = columns.at(-1)!.map(({ sides, won }, at) => ({
        place: places[at]!,
        winner: won === undefined ? 0 : sides[won] + 1,
        loser: won === undefined ? 0 : sides[1 - won]! + 1,
      }))
      const { pool } = columns.at(-1)![0]!
      return nextKnockoutRound(matches, hasThirdPlace).map((seats) => pairOf(snapshot, seats, pool))
    })
}

function firstRound(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const pools = poolsOf(snapshot).map(({ pool, positions }) => ({
    pool,
    seeds: positions.filter((position) => isIn(snapshot, position, round)),
  }))
  if (pools.every(({ seeds }) => seeds.length < 2)) return say.knockoutNeedsTwo()
  return pools.flatMap(({ pool, seeds }) =>
    firstKnockoutRound(seeds.length).map(([one, other]) =>
      pairOf(snapshot, [seeds[one - 1]! + 1, other === 0 ? 0 : seeds[other - 1]! + 1], pool),
    ),
  )
}

/** Seats are positions from 1; 0 is a bye, with which a player goes through. */
const pairOf = ({ players }: Snapshot, [white, black]: Seats, pool: number): DrawnPair => ({
  white: players.no[white - 1]!,
  black: black === 0 ? null : players.no[black - 1]!,
  ...(black === 0 && { bye: 'U' }),
  ...(pool > 0 && { pool }),
})

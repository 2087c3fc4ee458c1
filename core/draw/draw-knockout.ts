import { bracketMatches, type BracketMatch } from '../knockout/bracket-matches.ts'
import { isMain } from '../knockout/titles.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { competitorName } from '../snapshot/names.ts'
import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Seats } from './berger.ts'
import { firstKnockoutRound, nextKnockoutRound } from './knockout.ts'
import { isIn } from './who-plays.ts'
import { poolsOf } from './pools-of.ts'

/**
 * A round of a knockout, pool by pool: the first by seeds in list order, each later one from the winners of the round
 * before.
 */
export function drawKnockout(
  snapshot: Snapshot,
  round: number,
  { hasThirdPlace = false }: { hasThirdPlace?: boolean },
): DrawnPair[] | string {
  const { from } = systemRange(snapshot, round)
  if (round === from) return firstRound(snapshot, round)
  const matches = bracketMatches(snapshot, { from, to: round - 1 })
    .at(-1)!
    .filter(({ bracket }) => isMain(bracket))
  const open = matches.find(({ won }) => won === undefined)
  if (open) return `There is no winner on ${matchName(snapshot, open)} yet. Enter its result first.`
  const pools = [...new Set(matches.map(({ pool }) => pool))].map((pool) =>
    matches.filter((match) => match.pool === pool),
  )
  if (pools.every(({ length }) => length < 2)) return 'The final has been played.'
  return pools
    .filter(({ length }) => length > 1)
    .flatMap((ofPool) => {
      const sides = ofPool.map(({ sides, won }) => ({ winner: sides[won!] + 1, loser: sides[1 - won!]! + 1 }))
      return nextKnockoutRound(sides, hasThirdPlace).map((seats) => pairOf(snapshot, seats, ofPool[0]!.pool))
    })
}

function firstRound(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const pools = poolsOf(snapshot).map(({ pool, positions }) => ({
    pool,
    seeds: positions.filter((position) => isIn(snapshot, position, round)),
  }))
  if (pools.every(({ seeds }) => seeds.length < 2)) return 'A knockout needs two players at least.'
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

const matchName = (snapshot: Snapshot, { at, sides }: BracketMatch): string =>
  `board ${at + 1} (${competitorName(snapshot, sides[0])} – ${competitorName(snapshot, sides[1])})`

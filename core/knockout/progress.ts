import * as say from '#words/coreKnockout.js'
import { versus } from '../text/versus.ts'
import { goingThrough } from '../snapshot/goes-through.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { placeText } from '../tournament/place-label.ts'
import { bracketMatches, type BracketMatch } from './bracket-matches.ts'
import { isMain } from './titles.ts'

/** The main matches of each pool, round by round. */
export function mainPools(columns: BracketMatch[][]): BracketMatch[][][] {
  const main = columns.map((column) => column.filter(({ bracket }) => isMain(bracket)))
  const pools = new Set(main.flatMap((column) => column.map(({ pool }) => pool)))
  return [...pools].map((pool) => main.map((column) => column.filter((match) => match.pool === pool)))
}

/** The first match of a knockout round that isn’t decided, in a sentence; undefined if all are, and in other systems. */
export function undecidedMatch(snapshot: Snapshot, round: number): string | undefined {
  const columns = snapshot.rounds[round - 1]
  if (!columns || !knockoutRange(snapshot, round)) return undefined
  for (const [at, black] of columns.black.entries()) {
    if (black < 0) continue
    const through = goingThrough(columns.outcomes.slice(2 * at, 2 * at + 2), columns.facts?.[at])
    const match = `${placeText(snapshot, at + 1)} (${versus(distinctName(snapshot, columns.white[at]!), distinctName(snapshot, black))})`
    if (through === 'open') return say.noWinnerYet({ match })
    if (through === 'tied') return say.noWinnerTied({ match })
  }
  return undefined
}

export interface Contenders {
  /** Positions of those who are still in. */
  winners: ReadonlySet<number>
  /** Positions of the losers of the semi-finals, who can play for third place. */
  semiFinalLosers: ReadonlySet<number>
}

/**
 * Who can be seated in a round of a knockout that has begun: all but those who have lost. Undefined in its first round
 * and in other systems.
 */
export function contenders(snapshot: Snapshot, round: number): Contenders | undefined {
  const range = knockoutRange(snapshot, round)
  if (!range || round <= range.from || snapshot.rounds.length < round - 1) return undefined
  const columns = bracketMatches(snapshot, { from: range.from, to: round - 1 })
  const lost = new Set(columns.flat().flatMap(({ sides, won }) => sides.filter((_, side) => side !== won)))
  const winners = new Set([...snapshot.players.no.keys()].filter((player) => !lost.has(player)))
  const semiFinals = mainPools(columns.slice(-1)).flatMap((pool) => (pool[0]!.length === 2 ? pool[0]! : []))
  const losers = semiFinals.flatMap(({ sides, won }) => (won === undefined ? [] : sides[1 - won]!))
  return { winners, semiFinalLosers: new Set(losers) }
}

/** Whether losers of semi-finals can play for third place in the next round: both semi-finals of a pool had a loser. */
export const isFinalNext = (snapshot: Snapshot): boolean =>
  (contenders(snapshot, snapshot.round + 1)?.semiFinalLosers.size ?? 0) > 1

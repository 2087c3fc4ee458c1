import type { Snapshot } from '../snapshot/snapshot.ts'
import { bracketMatches, type BracketMatch } from './bracket-matches.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import { isMain } from './titles.ts'

interface Finalist {
  /** Position in the player columns. */
  player: number
  pool: number
  rank: 1 | 2 | 3
}

/**
 * First, second and third place by pool, if the event ends with a knockout: winner and loser of the final, then the
 * winner of the match for third place, or else both losers of the semi-finals. If both finalists forfeited, there is no
 * first place. Undefined while a final is not decided, and for other events.
 */
export function finalists(snapshot: Snapshot): Finalist[] | undefined {
  const stretch = knockoutRange(snapshot, snapshot.round)
  const columns = stretch && bracketMatches(snapshot, stretch)
  const keys = [...new Set(columns?.[0]?.map(({ bracket }) => bracket))].filter(isMain)
  const podiums = keys.map((key) => podiumOfBracket(key, columns!))
  return podiums.length > 0 && podiums.every((podium) => podium !== undefined) ? podiums.flat() : undefined
}

function podiumOfBracket(key: string, all: BracketMatch[][]): Finalist[] | undefined {
  const columns = all.map((column) => column.filter(({ bracket }) => bracket === key))
  const last = columns.findLastIndex(({ length }) => length > 0)
  const [final, ...others] = columns[last]!
  if (!final || others.length > 0 || (final.won === undefined && !final.isVoid)) return undefined
  const semis =
    columns[last - 1]?.filter(({ sides, won }) => won !== undefined && final.sides.includes(sides[won])) ?? []
  const losers = semis.map(loser).filter((player) => player >= 0 && !final.sides.includes(player))
  const playOff = all
    .slice(last)
    .flat()
    .find(({ sides, won }) => won !== undefined && sides.every((player) => losers.includes(player)))
  const { pool } = final
  const first = final.won === undefined ? [] : [final.sides[final.won]]
  return [
    ...first.map((player) => ({ player, pool, rank: 1 as const })),
    ...final.sides.filter((player) => !first.includes(player)).map((player) => ({ player, pool, rank: 2 as const })),
    ...(playOff ? [playOff.sides[playOff.won!]] : losers).map((player) => ({ player, pool, rank: 3 as const })),
  ].filter(({ player }) => player >= 0)
}

const loser = ({ sides, won }: BracketMatch): number => sides[1 - won!]!

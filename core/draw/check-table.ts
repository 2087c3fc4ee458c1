import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRounds } from './berger.ts'
import { drawnBoards, type BoardDifference } from './check-round.ts'
import type { DrawPair } from './draw-input.ts'
import { proposeDraw } from './engines.ts'

/** Boards of a round robin or a knockout that its table or bracket does not have. The order of boards is free. */
export function tableDifferences(snapshot: Snapshot, round: number): BoardDifference[] {
  const { no } = snapshot.players
  const published = drawnBoards(snapshot, round).filter(({ black }) => black >= 0)
  const draw = proposeDraw(snapshot, round)
  if (typeof draw === 'string') return published.map((pair, at) => difference(at, pair, null, 'impossible'))
  const drawn = draw.pairs.flatMap(({ white, black }): DrawPair[] =>
    black === null ? [] : [{ white: no.indexOf(white), black: no.indexOf(black) }],
  )
  const left = drawn.filter((pair) => !published.some((other) => isSame(pair, other)))
  return published.flatMap((pair, at) => {
    if (drawn.some((other) => isSame(pair, other))) return []
    const turned = left.find(({ white, black }) => white === pair.black && black === pair.white)
    const other = turned ?? left.find(({ white, black }) => [white, black].includes(Math.min(pair.white, pair.black)))
    return [difference(at, pair, other ?? null, turned ? 'colours' : 'pairs')]
  })
}

const isSame = (one: DrawPair, other: DrawPair): boolean => one.white === other.white && one.black === other.black

const difference = (at: number, published: DrawPair, drawn: DrawPair | null, reason: string): BoardDifference => ({
  board: at + 1,
  pool: 0,
  published,
  drawn,
  reason,
})

/** By round, the boards of a round robin whose players have met in the same cycle already. */
export function robinRematches(snapshot: Snapshot): BoardDifference[][] {
  const { from, to } = systemRange(snapshot, 1)
  const cycle = bergerRounds(snapshot.players.no.length)
  const cycles = to - from + 1 >= 2 * cycle ? 2 : 1
  const times = new Map<string, number>()
  return snapshot.rounds.map((_, at) =>
    drawnBoards(snapshot, at + 1).flatMap((pair, board) => {
      if (pair.black < 0) return []
      const key = [pair.white, pair.black].toSorted((a, b) => a - b).join(' ')
      const met = (times.get(key) ?? 0) + 1
      times.set(key, met)
      return met > cycles ? [difference(board, pair, null, 'again')] : []
    }),
  )
}

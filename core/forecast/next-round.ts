import { proposeDraw } from '../draw/engines.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'

/** A round as it would be drawn now; or why it can’t be, in a sentence. */
export function drawnNext(snapshot: Snapshot, round: number): RoundColumns | string {
  const draw = proposeDraw(snapshot, round)
  if (typeof draw === 'string') return draw
  if (draw.engine === 'hand' || draw.pairs.length === 0) return 'This round is paired by hand.'
  return roundColumns(snapshot, draw.pairs)
}

/** Pairs as the columns of a round without results. */
function roundColumns({ players }: Pick<Snapshot, 'players'>, pairs: readonly DrawnPair[]): RoundColumns {
  // A knockout may part its rounds into pools where the list has none.
  const hasPools = players.pool !== undefined || pairs.some(({ pool }) => pool !== undefined)
  const positions = new Map(players.no.map((no, at) => [no, at]))
  return {
    white: pairs.map(({ white }) => positions.get(white)!),
    black: pairs.map(({ black }) => (black === null ? -1 : positions.get(black)!)),
    outcomes: pairs.map(({ black, bye }) => (black === null ? `${bye ?? 'U'} ` : '  ')).join(''),
    ...(hasPools && { pool: pairs.map(({ pool = 0 }) => pool) }),
  }
}

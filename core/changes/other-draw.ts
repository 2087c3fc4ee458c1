import { versus } from '../text/versus.ts'
import { drawRound } from '../draw/draw-round.ts'
import { proposeDraw } from '../draw/engines.ts'
import { isRefusal } from '../draw/refusal.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { competitorName } from '../snapshot/names.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entryPosition } from './entries.ts'

/** A board of a later round whose pairing would differ. */
export interface OtherBoard {
  board: number
  is: string
  would: string
}

/**
 * The boards of a drawn round that its engine would have paired differently after a correction; `impossible` if it
 * finds no pairing. Compares two engine draws, so that changes by hand don't count.
 */
export function otherDraw(before: Snapshot, after: Snapshot, round: number): OtherBoard[] | 'impossible' {
  const [is, would] = [pairsOf(before, round), pairsOf(after, round)]
  if (!is || !would) return 'impossible'
  const known = new Set(is)
  return would.flatMap((pair, at) => (known.has(pair) ? [] : [{ board: at + 1, is: is[at] ?? '–', would: pair }]))
}

/** Names of the engine's pairs; undefined if it finds no pairing. */
function pairsOf(snapshot: Snapshot, round: number): string[] | undefined {
  const label = (position: number): string => (position < 0 ? 'bye' : competitorName(snapshot, position))
  const isPublished = round <= snapshot.round
  if (isPublished && systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss') {
    const pairs = drawRound(snapshot, round)
    return isRefusal(pairs) ? undefined : pairs.map(({ white, black }) => versus(label(white), label(black)))
  }
  const draw = proposeDraw(untilRound(snapshot, round - 1), round)
  if (typeof draw === 'string') return undefined
  const position = (no: number | null): number => (no === null ? -1 : entryPosition(snapshot, no))
  return draw.pairs.map(({ white, black }: DrawnPair) => versus(label(position(white)), label(position(black))))
}

/** The snapshot at the time when `round` was the last drawn one. */
const untilRound = (snapshot: Snapshot, round: number): Snapshot => ({
  ...snapshot,
  round,
  rounds: snapshot.rounds.slice(0, round),
})

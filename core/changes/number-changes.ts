import * as say from '#words/refusalsOfActs.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isDrawnByStanding } from '../tournament/fixed-pairings.ts'
import type { Act } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'
import { initialMoves, movesTo } from './initial-order.ts'
import { renumbering, type Renumber } from './renumber.ts'

/** The most renumberings that a remark lists. */
const MOST = 200

/** Renumbers the list by current data; a sentence if it is in order or can't be renumbered. */
export function regeneratingActs(snapshot: Snapshot): Act[] | string {
  const moves = initialMoves(snapshot)
  return moves.length === 0 ? say.listIsInOrder() : numberActs(snapshot, moves, 'regeneration')
}

/**
 * Gives the numbers in this order of the present ones, by lot or by hand: before round 1 of a system in which they decide
 * who meets whom (FIDE C.05). A sentence if that is refused.
 */
export function orderingActs(snapshot: Snapshot, order: number[]): Act[] | string {
  const { players, settings, systems } = snapshot
  if (isDrawnByStanding(systemAt(settings, systems, 1).system)) return say.numbersFollowRatings()
  const named = new Set(order)
  const isWhole = order.length === players.no.length && players.no.every((no) => named.has(no))
  if (!isWhole) return say.entriesChanged()
  const moves = movesTo(snapshot, order)
  return moves.length === 0 ? say.numbersAreSo() : [renumbering(snapshot, moves)]
}

/** Exchanges the numbers of two entries of equal rating; a sentence if that is refused. */
export function exchangingActs(snapshot: Snapshot, one: number, other: number): Act[] | string {
  const [a, b] = [entryPosition(snapshot, one), entryPosition(snapshot, other)]
  if (a < 0 || b < 0 || a === b) return say.entryNotFound()
  const { rating } = snapshot.players
  if (rating[a] !== rating[b]) {
    return say.ratingsDiffer({
      entry: entryLabel(snapshot, one),
      rating: rating[a]!,
      other: entryLabel(snapshot, other),
      otherRating: rating[b]!,
    })
  }
  const moves = [
    { from: one, to: other },
    { from: other, to: one },
  ]
  return numberActs(snapshot, moves, 'exchange')
}

/** From round 1 on with a remark for the report: `TPN exchange @ Round 2: 3=>4 4=>3`. */
function numberActs(snapshot: Snapshot, moves: Renumber['moves'], kind: 'exchange' | 'regeneration'): Act[] {
  const act = renumbering(snapshot, moves)
  if (snapshot.round === 0 && !drawOf(snapshot, 1)) return [act]
  const list = moves.slice(0, MOST).map(({ from, to }) => `${from}=>${to}`)
  const more = moves.length > MOST ? [`and ${moves.length - MOST} more`] : []
  const remark = `TPN ${kind} @ Round ${snapshot.round}: ${[...list, ...more].join(' ')}`
  return [act, { type: 'setRemark', remark, isNoted: true }]
}

import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Whether a competitor, by position, has joined by a round and has not withdrawn. */
export function isIn({ players }: Snapshot, position: number, round: number): boolean {
  const { withdrawn = [], withdrawnFrom = {}, joinedFrom = {} } = players
  if ((joinedFrom[position] ?? 1) > round) return false
  return !withdrawn.includes(position) || (withdrawnFrom[position] ?? 0) > round
}

/**
 * The result of a board where a competitor has withdrawn, as in a round robin; undefined if both play. Competitors are
 * numbers.
 */
export function forfeitOf(snapshot: Snapshot, round: number, white: number, black: number): string | undefined {
  const letters = [white, black]
    .map((no) => (isIn(snapshot, snapshot.players.no.indexOf(no), round) ? '+' : '-'))
    .join('')
  return letters === '++' ? undefined : letters
}

/**
 * Positions to be paired in a round, and the competitors who sit it out with a granted bye or because they are absent.
 */
export function whoPlays(snapshot: Snapshot, round: number): { players: number[]; out: DrawnPair[] } {
  const { players, desk } = snapshot
  const granted = desk?.byeRequests.filter((request) => request.round === round && request.state === 'granted') ?? []
  const byes = new Map(granted.map(({ player, type }) => [player, type]))
  const here = new Map<number, boolean>()
  // The latest check-in counts: an absent player stays absent in later rounds.
  for (const mark of desk?.checkIns ?? []) if (mark.round <= round) here.set(mark.player, mark.isPresent)
  const inRound = players.no.flatMap((no, position) => (isIn(snapshot, position, round) ? [{ no, position }] : []))
  const isOut = (no: number): boolean => byes.has(no) || here.get(no) === false
  return {
    players: inRound.filter(({ no }) => !isOut(no)).map(({ position }) => position),
    out: inRound
      .filter(({ no }) => isOut(no))
      .map(({ no, position }) => {
        const pool = players.pool?.[position] ?? 0
        return { white: no, black: null, bye: byes.get(no) ?? 'Z', ...(pool > 0 && { pool }) }
      }),
  }
}

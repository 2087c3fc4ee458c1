import * as say from '#words/refusalsOfActs.js'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { forfeitOf } from '../draw/who-plays.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** Each competitor must be paired at most once. */
export function pairsRefusal(snapshot: Snapshot, pairs: DrawnPair[]): string | undefined {
  const seated = new Set<number>()
  for (const { white, black } of pairs) {
    for (const no of black === null ? [white] : [white, black]) {
      if (entryPosition(snapshot, no) < 0) return say.entryNotFound()
      if (seated.has(no)) return say.pairedTwice({ entry: entryLabel(snapshot, no) })
      seated.add(no)
    }
  }
  return undefined
}

/** The rows of a round when its draw is published, in board order. A competitor who has withdrawn loses by forfeit. */
export function drawnMatches(snapshot: Snapshot, draw: Draw): MatchRecord[] {
  const { round, pairs } = draw
  const isByHand = handChanges(draw)
  return pairs.map(({ white, black, bye, pool = 0 }, at) => ({
    round,
    no: at + 1,
    board: at + 1,
    pool,
    white,
    black,
    outcome: black === null ? `${bye ?? 'U'} ` : (forfeitOf(snapshot, round, white, black) ?? NO_OUTCOME),
    whitePoints: null,
    blackPoints: null,
    games: null,
    facts: isByHand(pairs[at]!) ? { byHand: true } : null,
  }))
}

/** Returns a function that recognises pairs which differ from the engine's; a draw without an engine has none. */
function handChanges({ engine, proposed }: Pick<Draw, 'engine' | 'proposed'>): (pair: DrawnPair) => boolean {
  const key = ({ white, black, bye }: DrawnPair): string => `${white} ${black ?? bye ?? 'U'}`
  const given = new Set(proposed.map(key))
  return (pair) => engine !== 'hand' && !given.has(key(pair))
}

/** The pairs of a published round that has no draw here. */
export const pairsOfMatches = (matches: MatchRecord[]): DrawnPair[] =>
  matches.map(({ white, black, outcome, pool }) => {
    const bye = outcome.charAt(0)
    return {
      white,
      black,
      ...(black === null && { bye: 'UFHZ'.includes(bye) && bye !== '' ? (bye as NonNullable<DrawnPair['bye']>) : 'Z' }),
      ...(pool > 0 && { pool }),
    }
  })

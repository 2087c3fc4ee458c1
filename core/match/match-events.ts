import type { MatchEvent } from './live.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingChange, PairingState } from './pairing-state.ts'

type FrameFields = Pick<MatchEvent, 'o' | 'p' | 'g' | 'f'>

// A frame takes at most 120 bytes. Type, version, round and number take up to 43 of them.
const MAX_FIELD_BYTES = 77

/**
 * The events that tell viewers of a change, still without versions, in small frames: facts first, then games, the last
 * of them with the result. Empty if nothing changed.
 */
export function matchEvents(
  { round, no }: { round: number; no: number },
  before: PairingState,
  { outcome, points, games: letters = before.games, facts = {} }: PairingChange,
): Omit<MatchEvent, 'v'>[] {
  const result: FrameFields = {
    ...(outcome !== undefined && { o: outcome }),
    ...(points !== undefined && { p: points }),
  }
  const factFrames = packFrames(Object.entries(facts), (some) => ({ f: Object.fromEntries(some) }))
  // Each frame reserves space for the result, although only the last one has it.
  const packed = packFrames(changedGames(before.games, letters), (some) => ({ ...result, g: mergeRuns(some) }))
  const gameFrames = packed.map(({ g }, at): FrameFields => (at < packed.length - 1 ? { g: g! } : { ...result, g: g! }))
  const last = gameFrames.length === 0 && Object.keys(result).length > 0 ? [result] : []
  return [...factFrames, ...gameFrames, ...last].map((fields) => ({ type: 'match', r: round, n: no, ...fields }))
}

/** Packs the items into as few frames as possible, in their order. */
function packFrames<Item>(items: Item[], fields: (items: Item[]) => FrameFields): FrameFields[] {
  const frames: Item[][] = []
  for (const item of items) {
    const last = frames.at(-1)
    if (last && JSON.stringify(fields([...last, item])).length <= MAX_FIELD_BYTES) last.push(item)
    else frames.push([item])
  }
  return frames.map(fields)
}

type Letters = [position: number, letters: string]

function changedGames(from: string, to: string): Letters[] {
  const length = Math.max(from.length, to.length) / NO_OUTCOME.length
  return Array.from({ length }, (_, at): Letters => [at, lettersAt(to, at)]).filter(
    ([at, now]) => now !== lettersAt(from, at),
  )
}

const lettersAt = (row: string, at: number): string => row.slice(2 * at, 2 * at + 2) || NO_OUTCOME

/** Consecutive games become one item. */
function mergeRuns(games: Letters[]): Letters[] {
  const all: Letters[] = []
  for (const [position, now] of games) {
    const last = all.at(-1)
    if (last && last[0] + last[1].length / 2 === position) last[1] += now
    else all.push([position, now])
  }
  return all
}

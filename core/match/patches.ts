import type { MatchEvent } from './live.ts'
import type { Facts } from './facts.ts'
import type { PairingState } from './pairing-state.ts'
import { NO_OUTCOME } from './outcome.ts'

/** The contents of a frame, without version and pairing. */
export type Patch = Pick<MatchEvent, 'o' | 'p' | 'g' | 'f'>

// A frame has at most 120 bytes, of which version and pairing take up to 43.
const MAX_PATCH_BYTES = 77

/**
 * Splits a change into small frames, to be sent in this order: facts, changed games, and with the last of these the
 * result.
 */
export function patches(before: PairingState, after: PairingState): Patch[] {
  const { outcome, points } = after
  const result: Patch = {
    ...(outcome !== before.outcome && { o: outcome }),
    ...(String(points) !== String(before.points) && { p: points }),
  }
  const facts = packFrames(changedFacts(before.facts, after.facts), (some) => ({ f: Object.fromEntries(some) }))
  // Each frame reserves space for the result, though only the last one has it.
  const games = packFrames(changedGames(before.games, after.games), (some) => ({ ...result, g: mergeRuns(some) }))
  const gamePatches = games.map(({ g }, at): Patch => (at < games.length - 1 ? { g: g! } : { ...result, g: g! }))
  return [...facts, ...gamePatches, ...(gamePatches.length === 0 && Object.keys(result).length > 0 ? [result] : [])]
}

/** As few patches as can hold the items, in their order. */
function packFrames<Item>(items: Item[], patch: (items: Item[]) => Patch): Patch[] {
  const frames: Item[][] = []
  for (const item of items) {
    const last = frames.at(-1)
    if (last && JSON.stringify(patch([...last, item])).length <= MAX_PATCH_BYTES) last.push(item)
    else frames.push([item])
  }
  return frames.map(patch)
}

type Letters = [position: number, letters: string]

function changedGames(from: string, to: string): Letters[] {
  const length = Math.max(from.length, to.length) / NO_OUTCOME.length
  return Array.from({ length }, (_, at): Letters => [at, lettersAt(to, at)]).filter(
    ([at, now]) => now !== lettersAt(from, at),
  )
}

const lettersAt = (row: string, at: number): string => row.slice(2 * at, 2 * at + 2) || NO_OUTCOME

/** Joins consecutive games into one run. */
function mergeRuns(games: Letters[]): Letters[] {
  const all: Letters[] = []
  for (const [position, now] of games) {
    const last = all.at(-1)
    if (last && last[0] + last[1].length / 2 === position) last[1] += now
    else all.push([position, now])
  }
  return all
}

function changedFacts(before: Facts, after: Facts): [key: string, fact: Facts[keyof Facts] | null][] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Facts)[]
  return keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key] ?? null])
}

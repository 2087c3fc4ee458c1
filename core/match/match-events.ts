import type { MatchEvent } from './live.ts'
import { NO_OUTCOME } from './outcome.ts'
import { miniAt, type Mini } from './mini.ts'
import { changeBetween, type MatchResult, type PairingChange, type PairingState } from './pairing-state.ts'

type FrameFields = Pick<MatchEvent, 'o' | 'p' | 'g' | 'f'>

// A frame takes at most 120 bytes. Type, version, round and number take up to 43 of them.
const MAX_FIELD_BYTES = 77
/** `,"k":12` */
const MINI_BYTES = 7

/**
 * The events that tell viewers of a change, still without versions, in small frames: facts first, then games, the last
 * of them with the result. Empty if nothing changed.
 */
export function matchEvents(
  { round, no }: { round: number; no: number },
  before: PairingState,
  change: PairingChange,
): Omit<MatchEvent, 'v'>[] {
  // The score of a fixture follows from its matches, so viewers compute it themselves.
  const { minis } = change
  return minis === undefined
    ? framesOf(before, change, MAX_FIELD_BYTES).map((fields) => ({ type: 'match', r: round, n: no, ...fields }))
    : miniFrames(before.minis, minis ?? []).map((fields) => ({ type: 'match', r: round, n: no, ...fields }))
}

/** The frames of all matches of a fixture that changed. */
function miniFrames(
  before: readonly Mini[] = [],
  after: readonly Mini[],
): (FrameFields & Pick<MatchEvent, 'k' | 'b'>)[] {
  const all = [...new Set([...before, ...after].map(({ k }) => k))].sort((a, b) => a - b)
  return all.flatMap((k) => {
    const [was, is] = [miniAt(before, k), miniAt(after, k)]
    const frames = framesOf(was, changeBetween(was, is), MAX_FIELD_BYTES - MINI_BYTES)
    const fewest = was.minBoards === is.minBoards ? [] : [{ b: is.minBoards ?? null }]
    return [...fewest, ...frames].map((fields) => ({ k, ...fields }))
  })
}

function framesOf(
  before: MatchResult,
  { outcome, points, games: letters = before.games, facts = {} }: PairingChange,
  bytes: number,
): FrameFields[] {
  const result: FrameFields = {
    ...(outcome !== undefined && { o: outcome }),
    ...(points !== undefined && { p: points }),
  }
  const factFrames = packFrames(Object.entries(facts), bytes, (some) => ({ f: Object.fromEntries(some) }))
  // Each frame reserves space for the result, although only the last one has it.
  const packed = packFrames(changedGames(before.games, letters), bytes, (some) => ({ ...result, g: mergeRuns(some) }))
  const gameFrames = packed.map(({ g }, at): FrameFields => (at < packed.length - 1 ? { g: g! } : { ...result, g: g! }))
  const last = gameFrames.length === 0 && Object.keys(result).length > 0 ? [result] : []
  return [...factFrames, ...gameFrames, ...last]
}

/** Packs the items into as few frames as possible, in their order. */
function packFrames<Item>(items: Item[], bytes: number, fields: (items: Item[]) => FrameFields): FrameFields[] {
  const frames: Item[][] = []
  for (const item of items) {
    const last = frames.at(-1)
    if (last && JSON.stringify(fields([...last, item])).length <= bytes) last.push(item)
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

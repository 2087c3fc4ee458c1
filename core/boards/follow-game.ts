import { SECOND } from '../time.ts'
import type { BoardPly, BoardResult, SourceGame } from './source-game.ts'

/** A move as it is kept: with the time when it came, in ms, and when readers may see it at the latest. */
export interface KeptPly extends BoardPly {
  at: number
  due: number
}

/** What is kept of one game of a source between its answers. */
export interface FollowedGame {
  fen?: string
  timeControl?: string
  plies: KeptPly[]
  /** A text that takes moves back or replaces them, and since when it says so. */
  pending?: { sans: string; since: number }
  /** The reported result, and since when it has been the same. */
  result?: BoardResult & { since: number }
  stop?: string
  resultsDiffer?: true
  /** When the source last had news of this game. */
  changedAt: number
  /** Moves that the last correction took back. */
  takenBack?: number
}

/**
 * How long a replaced move waits: boards guess two moves at once and put the wrong one right within 2.5 seconds, and a
 * file may be read while it is written.
 */
export const REPLACE_WAIT = 3 * SECOND

const sansOf = (plies: readonly BoardPly[]): string => plies.map(({ san }) => san).join(' ')

/** The number of first moves that are the same. */
function commonLength(one: readonly BoardPly[], other: readonly BoardPly[]): number {
  let at = 0
  while (at < one.length && at < other.length && one[at]!.san === other[at]!.san) at += 1
  return at
}

/**
 * A game after an answer of its source. New moves count at once. Moves that are taken back or replaced wait, and are
 * replaced only if the source still says so then. `delay` is in ms.
 */
export function followGame(
  before: FollowedGame | undefined,
  game: SourceGame,
  { now, delay }: { now: number; delay: number },
): FollowedGame {
  const isOther = before !== undefined && (before.fen ?? '') !== (game.fen ?? '') && game.fen !== undefined
  const known = isOther || !before ? [] : before.plies
  const same = commonLength(known, game.plies)
  const arrived = (ply: BoardPly): KeptPly => ({ ...ply, at: now, due: now + delay })
  const sans = sansOf(game.plies)
  // A file that is read while it is written takes nothing back.
  const isPart = game.isWaiting === true && same === game.plies.length
  const isShorter = same < known.length && !isPart
  const waited = before?.pending?.sans === sans ? now - before.pending.since : 0
  const waits = isShorter && waited < REPLACE_WAIT
  const plies = waits
    ? known
    : isPart
      ? [...known.slice(0, same).map((ply, at) => ({ ...ply, ...game.plies[at] })), ...known.slice(same)]
      : [
          ...known.slice(0, same).map((ply, at) => ({ ...ply, ...game.plies[at] })),
          ...game.plies.slice(same).map(arrived),
        ]
  const pending = waits ? (before?.pending?.sans === sans ? before.pending : { sans, since: now }) : undefined
  const result = resultAfter(before, game, now)
  const fen = game.fen ?? (isOther ? undefined : before?.fen)
  const timeControl = game.timeControl ?? before?.timeControl
  const isNews =
    !before || isOther || sansOf(plies) !== sansOf(known) || result?.since === now || pending?.since === now
  return {
    ...(fen !== undefined && { fen }),
    ...(timeControl !== undefined && { timeControl }),
    plies,
    ...(pending && { pending }),
    ...(result && { result }),
    ...(game.stop !== undefined && !waits && { stop: game.stop }),
    ...(game.resultsDiffer && { resultsDiffer: true }),
    changedAt: isNews ? now : before.changedAt,
    ...(isShorter && !waits
      ? { takenBack: known.length - same }
      : before?.takenBack
        ? { takenBack: before.takenBack }
        : {}),
  }
}

/** A result that vanishes is no longer reported; one that stays keeps its time. */
function resultAfter(before: FollowedGame | undefined, { result }: SourceGame, now: number): FollowedGame['result'] {
  if (!result) return undefined
  const known = before?.result
  return known?.outcome === result.outcome && known.by === result.by ? known : { ...result, since: now }
}

/** How many moves readers may see: a shorter delay counts at once, a longer one for new moves alone. */
export function shownPlies(plies: readonly KeptPly[], { now, delay }: { now: number; delay: number }): number {
  const hidden = plies.findIndex(({ at, due }) => Math.min(due, at + delay) > now)
  return hidden < 0 ? plies.length : hidden
}

/** When the next move may be seen; undefined if all are shown. */
export function nextShownAt(
  plies: readonly KeptPly[],
  { now, delay }: { now: number; delay: number },
): number | undefined {
  const next = plies[shownPlies(plies, { now, delay })]
  return next && Math.min(next.due, next.at + delay)
}

import { NO_OUTCOME } from '../match/outcome.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScoreFirst } from '../standings/ranking-codes.ts'
import type { StandingsTable } from '../standings/table.ts'
import { halfPoints, type HalfPoints } from '../text/score.ts'

/** What competitors can still score, by position in the player columns. */
export interface PointsToCome {
  /** Rounds that are not over, the running one among them. */
  rounds: number
  scores: Int32Array
  /** The least and the most points at the end. */
  low: Int32Array
  high: Int32Array
  /** Open games, if all that is open are games of the last round; then their players have no others to come. */
  last: OpenPair[] | undefined
  /** What a competitor can add, ascending. */
  gains: (player: number) => HalfPoints[]
  /** Half points for White and Black by the end of a game: White wins, draw, Black wins. */
  ends: readonly (readonly [white: HalfPoints, black: HalfPoints])[]
}

export interface OpenPair {
  /** Position in the last round. */
  at: number
  white: number
  black: number
}

/** Before that anything is possible. */
const LAST_ROUNDS = 2

/** Undefined before the last rounds, and where places don’t follow from sums of points alone. */
export function pointsToCome(snapshot: Snapshot, { rows }: StandingsTable): PointsToCome | undefined {
  const { settings, active, round, rounds, players, hidden, stage } = snapshot
  const { totalRounds, displayPoints, gamePointTotal } = settings
  if (!active || hidden || stage !== undefined || round === 0 || totalRounds === null) return undefined
  if (!isScoreFirst(settings) || settings.segments.length > 0) return undefined
  if (displayPoints === 'game' && gamePointTotal > 1) return undefined
  if (!hasSums(snapshot, totalRounds)) return undefined
  const undrawn = Math.max(0, totalRounds - rounds.length)
  const open = rounds.map((_, at) => openPairs(snapshot, at))
  const isOpen = (open.at(-1)?.length ?? 0) > 0
  const toCome = undrawn + (isOpen ? 1 : 0)
  if (toCome === 0 || toCome > LAST_ROUNDS) return undefined
  const { win, draw, loss, bye, absence } = worthsOf(settings)
  const inGame = [win, draw, loss, absence]
  const inRound = [...inGame, bye]
  const games = new Int32Array(players.no.length)
  for (const { white, black } of open.flat()) {
    games[white]! += 1
    games[black]! += 1
  }
  const scores = new Int32Array(players.no.length)
  for (const { player, score } of rows) scores[player] = score
  const add = (player: number, of: (...all: number[]) => number): number =>
    scores[player]! + games[player]! * of(...inGame) + undrawn * of(...inRound)
  const isLast = undrawn === 0 && open.slice(0, -1).every((pairs) => pairs.length === 0)
  return {
    rounds: toCome,
    scores,
    low: scores.map((_, player) => add(player, Math.min)),
    high: scores.map((_, player) => add(player, Math.max)),
    last: isLast ? open.at(-1)! : undefined,
    gains: (player) =>
      sums([
        ...Array.from({ length: games[player]! }, () => inGame),
        ...Array.from({ length: undrawn }, () => inRound),
      ]),
    ends: [
      [win, loss],
      [draw, draw],
      [loss, win],
    ],
  }
}

/** A knockout has no standings, and Keizer’s points follow from the places of opponents. */
function hasSums({ settings, systems }: Snapshot, totalRounds: number): boolean {
  for (let round = 1; round <= totalRounds; round++) {
    const { system } = systemAt(settings, systems, round)
    if (system === 'knockout' || system === 'keizer') return false
  }
  return true
}

function openPairs({ rounds }: Snapshot, round: number): OpenPair[] {
  const { white, black, outcomes } = rounds[round]!
  return white.flatMap((one, at) =>
    black[at]! >= 0 && outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME ? [{ at, white: one, black: black[at]! }] : [],
  )
}

function worthsOf({
  displayPoints,
  winReward,
  drawReward,
  lossReward,
  byeReward,
  absenceReward,
}: Snapshot['settings']) {
  const [win, draw, loss, bye, absence] = (
    displayPoints === 'game' ? [1, 0.5, 0, 1, 0] : [winReward, drawReward, lossReward, byeReward, absenceReward]
  ).map(halfPoints) as [number, number, number, number, number]
  return { win, draw, loss, bye, absence }
}

/** All sums of one number of each list, ascending. */
const sums = (lists: readonly (readonly number[])[]): number[] =>
  lists
    .reduce((found, list) => [...new Set(found.flatMap((sum) => list.map((each) => sum + each)))], [0])
    .toSorted((a, b) => a - b)

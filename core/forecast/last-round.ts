import type { Snapshot } from '../snapshot/snapshot.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { standings } from '../standings/table.ts'
import { halfPoints } from '../text/score.ts'

export interface OpenGame {
  /** Position in its round. */
  at: number
  white: number
  black: number
}

/** Outcomes of an open game: White wins, draw, Black wins. */
const ENDS = ['10', '==', '01'] as const

export function openGames({ rounds }: Pick<Snapshot, 'rounds'>): OpenGame[] {
  const last = rounds.at(-1)
  return (last?.white ?? []).flatMap((white, at) => {
    const black = last!.black[at]!
    return black >= 0 && last!.outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME ? { at, white, black } : []
  })
}

/** Current scores, and the points that each outcome of an open game adds for White and for Black; in half points. */
export interface OpenScores {
  scores: Int32Array
  white: readonly [number, number, number]
  black: readonly [number, number, number]
}

export function openScores(snapshot: Snapshot): OpenScores {
  const { winReward, drawReward, lossReward, displayPoints } = snapshot.settings
  const rewards = displayPoints === 'game' ? [1, 0.5, 0] : [winReward, drawReward, lossReward]
  const [win, draw, loss] = rewards.map(halfPoints) as [number, number, number]
  const scores = new Int32Array(snapshot.players.no.length)
  for (const { player, score } of standings(snapshot, snapshot.round, [displayPoints === 'game' ? 'GPTS' : 'MPTS'])
    .rows)
    scores[player] = score
  return { scores, white: [win, draw, loss], black: [loss, draw, win] }
}

/** The tournament with these games finished; `ends` are indices of ENDS. */
export function withEnds(snapshot: Snapshot, games: readonly OpenGame[], ends: readonly number[]): Snapshot {
  const last = snapshot.rounds.at(-1)!
  const letters = Array.from({ length: last.white.length }, (_, at) => last.outcomes.slice(2 * at, 2 * at + 2))
  for (const [index, { at }] of games.entries()) letters[at] = ENDS[ends[index]!]!
  return {
    ...snapshot,
    rounds: snapshot.rounds.with(snapshot.rounds.length - 1, { ...last, outcomes: letters.join('') }),
  }
}

import { otherPoints } from '../match/site-points.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { pointsOfLetters } from '../match/scores.ts'
import { competitorName } from '../snapshot/names.ts'
import { gamePoints, gamesOf, isByePairing, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RatedPerson, BothPoints } from './moment.ts'

/** A game of the round, as far as it is known. Times are in ms. */
export interface RecordedGame {
  /** The pairing’s number in its round, and the game’s position in the match, from 1. */
  no: number
  game: number
  board: number
  whiteFirst: boolean
  white: RatedPerson
  black: RatedPerson
  pgn?: string
  startedAt?: number
  endedAt?: number
  /** Of a running game: when its last move was made. */
  movedAt?: number
}

/** Everything that moments of a round are made of. */
export interface RecordedRound {
  snapshot: Snapshot
  round: number
  games: readonly RecordedGame[]
  /** When the present result of a game became known; game 0 is a result of the whole match. */
  arrivedAt: (no: number, game: number) => number
}

/** One or more games of a match that ended together. */
export interface ResultStep {
  at: number
  /** Positions of the games, from 1; 0 is a result of the whole match. */
  ended: { game: number; letters: string }[]
  score: BothPoints
}

/** A match with its results in the order of time. */
export interface RecordedMatch {
  pairing: Pairing
  names: [first: string, second: string]
  entries: [first: number, second: number]
  steps: ResultStep[]
  /** Games that the match is worth; undefined if its score at the chess site is another one than the event’s. */
  total: number | undefined
}

/** The matches of a round without byes, and without what the reader hides. */
export const recordedMatches = (record: RecordedRound): RecordedMatch[] =>
  pairings(record.snapshot, record.round)
    .filter((pairing) => !isByePairing(pairing) && !pairing.facts.aborted && !pairing.facts.hidden)
    .map((pairing) => recordedMatch(record, pairing))

function recordedMatch(record: RecordedRound, pairing: Pairing): RecordedMatch {
  const { snapshot } = record
  const { settings, players } = snapshot
  const sides = [pairing.white, pairing.black] as const
  return {
    pairing,
    names: sides.map((side) => competitorName(snapshot, side)) as [string, string],
    entries: sides.map((side) => players.no[side]!) as [number, number],
    steps: stepsOf(record, pairing),
    total: otherPoints(pairing.facts, settings) === undefined ? settings.gamePointTotal : undefined,
  }
}

function stepsOf({ snapshot, games, arrivedAt }: RecordedRound, pairing: Pairing): ResultStep[] {
  const { no, outcome } = pairing
  const closed = endedGames(pairing, snapshot.settings.gamePointTotal)
  const endedAt = ({ game }: Ended): number =>
    games.find((one) => one.no === no && one.game === game)?.endedAt ?? arrivedAt(no, game)
  const byTime = [...Map.groupBy(closed, endedAt)].toSorted(([one], [other]) => one - other)
  const letters: string[] = []
  const steps = byTime.map(([at, ended]): ResultStep => {
    letters.push(...ended.map((game) => game.letters))
    return { at, ended, score: pointsOfLetters(letters.join('')) }
  })
  // The final score may differ from the games, by a decision of the arbiter.
  const final = outcome === NO_OUTCOME && closed[0]?.game !== 0 ? null : gamePoints(pairing, snapshot.settings)
  return steps.map((step, at) => (final && at === steps.length - 1 ? { ...step, score: final } : step))
}

type Ended = ResultStep['ended'][number]

function endedGames(pairing: Pairing, gamePointTotal: number): Ended[] {
  const { outcome, points } = pairing
  const closed = gamesOf(pairing)
    .map((letters, at) => ({ game: at + 1, letters }))
    .filter(({ letters }) => letters !== NO_OUTCOME)
  if (closed.length > 0) return closed
  if (gamePointTotal === 1) return outcome === NO_OUTCOME ? [] : [{ game: 1, letters: outcome }]
  // In a round with points, a match that has not begun has 0 to 0.
  return outcome === NO_OUTCOME && !points?.some((one) => one > 0) ? [] : [{ game: 0, letters: outcome }]
}

/** The facts that all moments of a match share. */
export const matchFacts = ({ pairing: { no, board }, entries, names }: RecordedMatch) => ({
  no,
  table: board,
  entries,
  names,
})

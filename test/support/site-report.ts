import { gameLetters, type Game } from '#core/match/site-games.ts'
import { observe, type Observation, type SiteReport } from '#core/match/observe.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { MINUTE } from '#core/time.ts'
import type { MatchState } from '#core/match/completion.ts'

export const NOW = Date.UTC(2026, 2, 1, 20)
export const START = NOW - 60 * MINUTE
export const LINK = 'https://www.chess.com/live#tm=9001'

export const aLinkedMatch = (rest: Partial<MatchState> = {}): MatchState => ({
  outcome: '  ',
  points: null,
  games: gameLetters(rest.played ?? []),
  played: [],
  facts: { link: LINK },
  ...rest,
})
/** A finished game: board number, `w` or `b` for team 1's colour, outcome letters of White and Black (`1w10`). */
export const aGame = (word: string, rest: Partial<Game> = {}): Game => ({
  board: Number(word[0]),
  whiteFirst: word[1] === 'w',
  outcome: word.slice(2),
  white: 'W',
  black: 'B',
  link: `https://g/${word.slice(0, 2)}`,
  ...rest,
})
export const aReport = (words: string[], rest: Partial<SiteReport> = {}): SiteReport => {
  const games = words.map((word) => aGame(word))
  return {
    bodyStatus: 'in_progress',
    startTime: START,
    boards: 2,
    points: pointsOfLetters(gameLetters(games)),
    games,
    ...rest,
  }
}
export const finished = (words: string[], rest: Partial<SiteReport> = {}) =>
  aReport(words, { bodyStatus: 'finished', endTime: NOW - MINUTE, ...rest })
export const ALL = ['1w10', '1b==', '2w01', '2b01']

export type Pull = 0 | 1 | 2
/** Applies a series of the site's answers and returns the result. */
export function observeAll(
  states: SiteReport[],
  pullResults: Pull = 1,
  before = aLinkedMatch(),
  now = NOW,
  gamePointTotal = 20,
): Observation[] {
  const all: Observation[] = []
  for (const state of states)
    all.push(observe(all.at(-1)?.after ?? before, state, now, { pullResults, gamePointTotal }))
  return all
}
export const last = (...given: Parameters<typeof observeAll>): Observation => observeAll(...given).at(-1)!

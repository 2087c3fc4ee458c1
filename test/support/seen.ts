import { letters, type Game } from '#core/match/games.ts'
import { observe, type Match, type Observation, type Seen } from '#core/match/observe.ts'
import { score } from '#core/match/scores.ts'
import { MINUTE } from '#core/time.ts'

export const NOW = Date.UTC(2026, 2, 1, 20)
export const START = NOW - 60 * MINUTE
export const LINK = 'https://www.chess.com/live#tm=9001'

export const linked = (rest: Partial<Match> = {}): Match => ({
  outcome: '  ',
  games: [],
  facts: { link: LINK },
  ...rest,
})
/** A game that ended: board, `w` where the first side has White and `b` where not, letters of White and Black. */
export const game = (word: string, rest: Partial<Game> = {}): Game => ({
  board: Number(word[0]),
  whiteFirst: word[1] === 'w',
  outcome: word.slice(2),
  white: 'W',
  black: 'B',
  link: `https://g/${word.slice(0, 2)}`,
  ...rest,
})
export const seen = (words: string[], rest: Partial<Seen> = {}): Seen => {
  const games = words.map((word) => game(word))
  return { bodyStatus: 'in_progress', startTime: START, boards: 2, points: score(letters(games)), games, ...rest }
}
export const finished = (words: string[], rest: Partial<Seen> = {}) =>
  seen(words, { bodyStatus: 'finished', endTime: NOW - MINUTE, ...rest })
export const ALL = ['1w10', '1b==', '2w01', '2b01']

export type Pull = 0 | 1 | 2
/** What comes of the site's answers one after another. */
export function run(states: Seen[], pullResults: Pull = 1, before = linked(), now = NOW): Observation[] {
  const all: Observation[] = []
  for (const state of states) all.push(observe(all.at(-1)?.after ?? before, state, now, { pullResults }))
  return all
}
export const last = (...given: Parameters<typeof run>): Observation => run(...given).at(-1)!

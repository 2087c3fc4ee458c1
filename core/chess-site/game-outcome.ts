import type { Outcome } from '../match/outcome.ts'

/** The outcome for a player, by Chess.com's word. Stalemate is a draw (FIDE Laws of Chess, art. 5.2.1). */
const ENDINGS: Record<string, Outcome> = {
  win: '1',
  agreed: '=',
  repetition: '=',
  stalemate: '=',
  insufficient: '=',
  '50move': '=',
  timevsinsufficient: '=',
  checkmated: '0',
  timeout: '0',
  resigned: '0',
  lose: '0',
  abandoned: '0',
  kingofthehill: '0',
  threecheck: '0',
  bughousepartnerlose: '0',
}

const OTHERS: Partial<Record<Outcome, Outcome>> = { '1': '0', '=': '=', '0': '1' }

/**
 * White's and Black's letters of a game; undefined while it is running, and when the words are unknown or contradict
 * each other. One side's word is enough.
 */
export function gameOutcome(white: string | undefined, black: string | undefined): string | undefined {
  const [first, second] = [outcomeOfWord(white), outcomeOfWord(black)]
  const [one, other] = [first ?? oppositeOutcome(second), second ?? oppositeOutcome(first)]
  return one && other && oppositeOutcome(one) === other ? `${one}${other}` : undefined
}

const outcomeOfWord = (word: string | undefined): Outcome | undefined =>
  word !== undefined && Object.hasOwn(ENDINGS, word) ? ENDINGS[word] : undefined

const oppositeOutcome = (letter: Outcome | undefined): Outcome | undefined => letter && OTHERS[letter]

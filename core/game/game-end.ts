/** How a game ended, as far as its last move and its tags say. */
export type GameEnd =
  | 'mate'
  | 'resigned'
  | 'time'
  | 'abandoned'
  | 'agreed'
  | 'stalemate'
  | 'repetition'
  | 'insufficient'
  | 'fiftyMoves'
  | 'rules'

// The Termination tags of chess.com ("ann won by resignation"), Lichess ("Time forfeit") and board software.
const TERMINATIONS: readonly [GameEnd, RegExp][] = [
  ['mate', /checkmate/i],
  ['insufficient', /insufficient/i],
  ['resigned', /resign/i],
  ['time', /on time|time forfeit|timeout/i],
  ['abandoned', /abandon/i],
  ['agreed', /agree/i],
  ['stalemate', /stalemate/i],
  ['repetition', /repetition/i],
  ['fiftyMoves', /\b(?:50|fifty)\b/i],
  ['rules', /rules infraction|adjudication/i],
]

/** Undefined if neither the last move nor the tag Termination says it: "Normal" says nothing. */
export function gameEnd(lastMove: string | undefined, termination: string | undefined): GameEnd | undefined {
  if (lastMove?.includes('#')) return 'mate'
  return termination === undefined ? undefined : TERMINATIONS.find(([, words]) => words.test(termination))?.[0]
}

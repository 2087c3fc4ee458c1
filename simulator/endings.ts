/** The score of the player with this code, and the text of the PGN's Termination tag. */
interface Ending {
  points: 0 | 0.5
  termination: string
}

const lost = (termination: string) => ({ points: 0, termination }) satisfies Ending
const drawn = (termination: string) => ({ points: 0.5, termination: `Game drawn by ${termination}` }) satisfies Ending

/** Result codes of the public API except `win`. In a decided game the loser has the code, in a draw both players. */
export const ENDINGS = {
  checkmated: lost('won by checkmate'),
  timeout: lost('won on time'),
  resigned: lost('won by resignation'),
  lose: lost('won'),
  abandoned: lost('won - game abandoned'),
  agreed: drawn('agreement'),
  repetition: drawn('repetition'),
  stalemate: drawn('stalemate'),
  insufficient: drawn('insufficient material'),
  '50move': drawn('50-move rule'),
  timevsinsufficient: drawn('timeout vs insufficient material'),
} satisfies Record<string, Ending>

export type How = keyof typeof ENDINGS
export type Code = 'win' | How
export const HOWS = Object.keys(ENDINGS) as [How, ...How[]]
export const CODES: [Code, ...Code[]] = ['win', ...HOWS]
export type Result = '1-0' | '0-1' | '1/2-1/2'

/** 1, ½ or 0 for the player with this code. */
export const points = (code: Code): number => (code === 'win' ? 1 : ENDINGS[code].points)

export function codes(result: Result, how: How): [Code, Code] {
  if (result === '1/2-1/2') return [how, how]
  return result === '1-0' ? ['win', how] : [how, 'win']
}

/** Whether a game with this result can end this way. */
export const fits = (result: Result, how: How): boolean => (ENDINGS[how].points === 0.5) === (result === '1/2-1/2')

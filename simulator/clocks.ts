import { dice } from './dice.ts'

export interface Ply {
  /** Seconds since the start of the game, to a tenth. */
  at: number
  /** Seconds left on the mover's clock, after the increment. */
  left: number
}

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10

/** The share of the remaining time that a move takes: little in the opening and late, most in the middlegame. */
const share = (move: number): number => (move < 8 ? 0.008 : move < 35 ? 0.034 : 0.022)

/**
 * Time and clock of each of `plies`, and the second at which the game is over. With `flags`, the player to move at the
 * end loses on time.
 */
export function clocks(
  plies: number,
  { base, increment }: { base: number; increment: number },
  seed: number,
  flags: boolean,
): { plies: Ply[]; over: number } {
  const roll = dice(seed)
  const left: [number, number] = [base, base]
  const hurry: [number, number] = [0.7 + roll() * 0.6, 0.7 + roll() * 0.6]
  const toMove = plies % 2 === 0 ? 0 : 1
  if (flags) hurry[toMove] = 1.9
  let now = 0
  const played = Array.from({ length: plies }, (_, ply) => {
    const side = ply % 2 === 0 ? 0 : 1
    const thought = tenth(left[side] * share(ply / 2) * hurry[side] * (0.2 + roll() ** 2 * 2.4))
    now = tenth(now + thought)
    left[side] = tenth(Math.max(left[side] - thought, 0.1) + increment)
    return { at: now, left: left[side] }
  })
  const last = flags ? left[toMove] : 1 + roll() * 8
  return { plies: played, over: tenth(now + last) }
}

// In halves of what one pairing is worth; other outcomes are worth none.
const HALVES: Record<string, number> = { '1': 2, W: 2, '+': 2, U: 2, F: 2, '=': 1, D: 1, H: 1 }

/** Doubled game points of White and Black where a pairing's outcome says it all; `gamePointTotal` is not doubled. */
export const worth = (outcome: string, gamePointTotal: number): [white: number, black: number] => [
  (HALVES[outcome.charAt(0)] ?? 0) * gamePointTotal,
  (HALVES[outcome.charAt(1)] ?? 0) * gamePointTotal,
]

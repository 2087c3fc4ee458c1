export const TIME_CLASSES = ['standard', 'rapid', 'blitz'] as const
/** FIDE's classes by a player's time for 60 moves. */
export type TimeClass = (typeof TIME_CLASSES)[number]

/** Minutes for 60 moves: from 60 on standard, up to 10 blitz. */
const STANDARD_MINUTES = 60
const BLITZ_MINUTES = 10

/**
 * The class of an organiser's text such as `90+30`; undefined if the text does not say. A control with periods of moves
 * is standard. A column of the tournaments table applies the same rule (migrations/0012).
 */
export function timeClass(timeControl: string | null): TimeClass | undefined {
  const text = (timeControl ?? '').toLowerCase().replace('|', '+')
  const word = (['blitz', 'rapid'] as const).find((each) => text.includes(each))
  if (word) return word
  const base = leadingNumber(text)
  if (base === 0) return undefined
  const plus = text.indexOf('+')
  // Seconds of increment equal minutes in 60 moves.
  const minutes = base + (plus < 0 ? 0 : leadingNumber(text.slice(plus + 1)))
  if (text.includes('/') || minutes >= STANDARD_MINUTES) return 'standard'
  return minutes > BLITZ_MINUTES ? 'rapid' : 'blitz'
}

const leadingNumber = (text: string): number => Number(/^\s*(\d+)/.exec(text)?.[1] ?? 0)

export const TIME_CLASSES = ['standard', 'rapid', 'blitz'] as const
/** FIDE's kinds of play by the time that a player has for 60 moves. */
export type TimeClass = (typeof TIME_CLASSES)[number]

/** Minutes for the whole game: from 60 on it is standard, up to 10 it is blitz. */
const STANDARD_MINUTES = 60
const BLITZ_MINUTES = 10

/**
 * How fast the games are by the organiser's words, such as `90+30`; undefined where these do not say. What is given by
 * periods of moves is standard. A column of the table of tournaments says the same (migrations/0012).
 */
export function timeClass(timeControl: string | null): TimeClass | undefined {
  const text = (timeControl ?? '').toLowerCase().replace('|', '+')
  const word = (['blitz', 'rapid'] as const).find((each) => text.includes(each))
  if (word) return word
  const base = leadingNumber(text)
  if (base === 0) return undefined
  const plus = text.indexOf('+')
  // Seconds a move are minutes in 60 moves.
  const minutes = base + (plus < 0 ? 0 : leadingNumber(text.slice(plus + 1)))
  if (text.includes('/') || minutes >= STANDARD_MINUTES) return 'standard'
  return minutes > BLITZ_MINUTES ? 'rapid' : 'blitz'
}

const leadingNumber = (text: string): number => Number(/^\s*(\d+)/.exec(text)?.[1] ?? 0)

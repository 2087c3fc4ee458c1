/**
 * What happens with the next round of a knockout, if a correction lets someone else go through: they get the seat, or
 * the one who has it stays in.
 */
export const BRACKET_WAYS = ['replace', 'stays'] as const
export type BracketWay = (typeof BRACKET_WAYS)[number]

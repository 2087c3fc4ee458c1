import { listAnd } from '#words/formats.js'

/** `A`, `A and B`, `A, B and C`. */
export const joinAnd = (items: string[]): string => listAnd(items)

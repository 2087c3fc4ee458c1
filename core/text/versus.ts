import { isolated, markedDirection } from './isolated.ts'

/** `Ann – Bob`. From right to left too, White is the first that is read. */
export const versus = (white: string, black: string): string =>
  markedDirection(`${isolated(white)} – ${isolated(black)}`)

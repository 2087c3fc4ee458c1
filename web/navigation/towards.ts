import { isRightToLeft } from '#core/text/isolated.ts'

/** What an arrow key means where things follow each other in the direction of reading: 1 for the next, −1 for the one before. */
export const towards = (key: 'ArrowLeft' | 'ArrowRight'): 1 | -1 =>
  (key === 'ArrowRight') === isRightToLeft() ? -1 : 1

import { isRightToLeft } from '#core/text/isolated.ts'

/**
 * What an arrow key means among things that follow each other as the language is read: 1 the next, −1 the one before.
 */
export const towards = (key: 'ArrowLeft' | 'ArrowRight', turned = isRightToLeft()): 1 | -1 =>
  (key === 'ArrowRight') === turned ? -1 : 1

import { LANGUAGES } from '#words/languages.js'
import { languageTag } from '#words/formats.js'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const RIGHT_TO_LEFT_MARK = '\u200f'

/** Whether the language in force is written from right to left. */
export const isRightToLeft = (): boolean => LANGUAGES.find(({ tag }) => tag === languageTag())?.direction === 'rtl'

/**
 * A name or figure in a text without markup, in its own direction: among Arabic words `15+10` would read `10+15`, and
 * `4½` as `½4`. In markup `<bdi>` and `dir="ltr"` do the same.
 */
export const isolated = (text: string, turned = isRightToLeft()): string =>
  text && turned ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text

/** For a text that begins with isolated parts, which don’t count where the direction of the whole is looked for. */
export const markedDirection = (text: string, turned = isRightToLeft()): string =>
  text && turned ? RIGHT_TO_LEFT_MARK + text : text

/** From before to after, in the direction of reading. */
export const arrow = (turned = isRightToLeft()): string => (turned ? '←' : '→')

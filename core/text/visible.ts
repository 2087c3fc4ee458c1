/**
 * What has no place in a line of text that others read: control characters, ends of lines, halves of letters, and marks
 * that turn the direction of what follows or are not seen. The joiners of Persian, Indic scripts and emoji stay.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
/** Among letters and symbols these alone look like nothing: fillers of Hangul, and the blank of Braille. */
const SEEN = /(?![\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text holds something that its reader cannot see. */
export const hasHidden = (text: string): boolean => HIDDEN.test(text)

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** A text without what is hidden in it; its lines stay. */
export const withoutHidden = (text: string): string =>
  text.replace(ALL_HIDDEN, (mark) => ('\t\n\r'.includes(mark) ? mark : ''))

/** A text as one line that says what it seems to say: what is hidden is left out, and white space is one space. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]/gu, ' ')
    .replace(ALL_HIDDEN, '')
    .replace(/ {2,}/g, ' ')
    .trim()

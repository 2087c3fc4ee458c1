/**
 * Characters that users must not put into a line of text: control characters, line ends, lone surrogates, and invisible
 * or direction marks. The joiners of Persian, Indic scripts and emoji are allowed.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
/**
 * Any letter, number or symbol except those that look blank: fillers of Hangul, vowels of Khmer, and the blank of
 * Braille.
 */
const SEEN = /(?![\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

export const hasHidden = (text: string): boolean => HIDDEN.test(text)

/** Whether a text has at least one visible character. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** Removes hidden characters, but keeps tabs and line ends. */
export const withoutHidden = (text: string): string =>
  text.replace(ALL_HIDDEN, (mark) => ('\t\n\r'.includes(mark) ? mark : ''))

/** A text on one line, without hidden characters and with single spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]/gu, ' ')
    .replace(ALL_HIDDEN, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** What Windows-1252 has at 0x80–0x9F; elsewhere it is Latin-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const BYTES = new Map(Array.from(WINDOWS, (letter, at) => [letter, 0x80 + at]))
const LEAD = /[\u00C3-\u00F4][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!
  return code < 0x100 ? code : BYTES.get(letter)
}

/** A text that was read as Windows-1252 though it was UTF-8, as it was meant; the same text where it was not. */
export function mendLetters(text: string): string {
  const mended = mend(text)
  // Programs make a plain blank of the one that does not break.
  return mended === text && text.search(LOST_BLANK) >= 0 ? mendOrKeep(text) : mended
}

function mendOrKeep(text: string): string {
  const guess = text.replace(LOST_BLANK, '$1\u00a0')
  const mended = mend(guess)
  return mended === guess ? text : mended
}

const LOST_BLANK = /([ÃÄÅ]) (?=\p{Ll})/gu

function mend(text: string): string {
  if (!LEAD.test(text)) return text
  let escaped = ''
  for (const letter of text) {
    const byte = byteOf(letter)
    if (byte === undefined) return text
    escaped += `%${byte.toString(16).padStart(2, '0')}`
  }
  try {
    return decodeURIComponent(escaped)
  } catch {
    // Letters of another alphabet, rightly read.
    return text
  }
}

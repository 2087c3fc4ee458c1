/** Windows-1252 from 0x80 to 0x9F; the rest is Latin-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const BYTES = new Map(Array.from(WINDOWS, (letter, at) => [letter, 0x80 + at]))
const LEAD = /[\u00C3-\u00F4][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!
  return code < 0x100 ? code : BYTES.get(letter)
}

/** Repairs UTF-8 text that was decoded as Windows-1252; other text is returned unchanged. */
export function mendLetters(text: string): string {
  const mended = mend(text)
  // Some programs replace the non-breaking space (0xA0) by a plain space.
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
    // The bytes are not UTF-8: the letters were decoded correctly.
    return text
  }
}

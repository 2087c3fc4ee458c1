/** First letters of the first two words that contain letters; a name without letters gives its first two characters. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu)
  if (!words) return [...name.trim()].slice(0, 2).join('')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('')
}

/** A stable colour for a name: only the hue varies, the styles set lightness and chroma. */
export function nameColour(name: string): string {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 360_007
  return `oklch(0.45 0.1 ${sum % 360})`
}

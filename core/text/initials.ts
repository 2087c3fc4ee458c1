/** The first letters of the first two words that have one; figures and signs count for nothing unless they are all there is. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu)
  if (!words) return [...name.trim()].slice(0, 2).join('')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('')
}

/** A colour of its own for every name, always the same; how dark and how strong is for the styles to say. */
export function nameColour(name: string): string {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 360_007
  return `oklch(0.45 0.1 ${sum % 360})`
}

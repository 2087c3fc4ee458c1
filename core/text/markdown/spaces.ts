/** Counts leading spaces and tabs. Unlike `trim`, this treats no-break spaces as text. */
export function countSpaces(text: string): number {
  let count = 0
  while (text[count] === ' ' || text[count] === '\t') count++
  return count
}

export const trimStart = (text: string): string => text.slice(countSpaces(text))

export function trimEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ' || text[end - 1] === '\t' || text[end - 1] === '\n') end--
  return text.slice(0, end)
}

export const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** null if nothing is typed, undefined if it is no whole number. */
export function readNumber(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

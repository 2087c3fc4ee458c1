const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** 1 → `1st`, 12 → `12th`, 23 → `23rd`. */
export function ordinal(number: number): string {
  const tens = number % 100
  return number + ((tens < 11 || tens > 13) && SUFFIXES[number % 10] ? SUFFIXES[number % 10]! : 'th')
}

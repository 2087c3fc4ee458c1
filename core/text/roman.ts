const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** A whole number from 1 as Roman numerals: 3 → III. */
export function roman(number: number): string {
  let left = number
  let numerals = ''
  for (const [numeral, worth] of NUMERALS) {
    numerals += numeral.repeat(Math.floor(left / worth))
    left %= worth
  }
  return numerals
}

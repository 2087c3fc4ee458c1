/** A share in whole percent: what is next to nothing, and what is all but sure, are told apart from 0 and 100. */
export function percent(share: number): string {
  if (share <= 0) return '0'
  if (share < 0.005) return '<1%'
  if (share < 1 && share >= 0.995) return '>99%'
  return `${Math.round(100 * share)}%`
}

import { percentage } from '#words/formats.js'
import { isolated } from './isolated.ts'

/** `share` is 0–1. Only impossible and certain read as 0 and 100 %; close to them it is `<1%` or `>99%`. */
export function percent(share: number): string {
  if (share <= 0) return '0'
  if (share < 0.005) return isolated(`<${percentage('1')}`)
  if (share < 1 && share >= 0.995) return isolated(`>${percentage('99')}`)
  return percentage(String(Math.round(100 * share)))
}

import type { ShareRounding } from './race.ts'

/**
 * Divides what parts with this denominator amount to. Each part is rounded down; what is left goes unit by unit to the
 * best placed, or with `whole` is not paid out.
 */
export function divided(parts: readonly number[], denominator: number, { rounding, unit }: ShareRounding): number[] {
  const step = rounding === 'whole' ? unit : 1
  const paid = parts.map((part) => Math.floor(part / (denominator * step)) * step)
  if (rounding === 'whole') return paid
  let rest = Math.floor(sumOf(parts) / denominator) - sumOf(paid)
  for (let at = 0; rest > 0 && at < paid.length; at++, rest--) paid[at]! += 1
  return paid
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

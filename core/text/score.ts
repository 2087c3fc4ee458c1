/**
 * Points times two, so that half points are integers: 1 is half a point, 2 is one point. Only settings, forms and the
 * rows of the API have plain points.
 */
export type HalfPoints = number

/** 6.5 → 13. */
export const halfPoints = (plain: number): HalfPoints => Math.round(2 * plain)

/** 13 → 6.5, as in the rows of the API. */
export const plainPoints = (points: HalfPoints): number => points / 2

/** The parts of a score, for tables that align the `½`: 13 → `6` and `½`, 1 → empty and `½`. */
export function pointParts(points: HalfPoints): { whole: string; half: '' | '½' } {
  const whole = Math.floor(Math.abs(points) / 2)
  const half = points % 2 === 0 ? '' : '½'
  const figure = whole === 0 && half ? '' : String(whole)
  return { whole: points < 0 ? `−${figure}` : figure, half }
}

/** 13 → `6½`, 1 → `½`, 0 → `0`. */
export function formatPoints(points: HalfPoints): string {
  const { whole, half } = pointParts(points)
  return whole + half
}

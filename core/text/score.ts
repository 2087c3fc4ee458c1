/** Doubled points in two parts, for figures that leave a fixed place to the half: 13 → `6` and `½`, 1 → empty and `½`. */
export function pointParts(doubled: number): { whole: string; half: '' | '½' } {
  const whole = Math.floor(Math.abs(doubled) / 2)
  const half = doubled % 2 === 0 ? '' : '½'
  const figure = whole === 0 && half ? '' : String(whole)
  return { whole: doubled < 0 ? `−${figure}` : figure, half }
}

/** Doubled points as written in a table: 13 → `6½`, 1 → `½`, 0 → `0`. */
export function formatPoints(doubled: number): string {
  const { whole, half } = pointParts(doubled)
  return whole + half
}

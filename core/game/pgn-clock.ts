/** `0:07:41`, `0:00:09.3`: a clock as PGN writes it. */
export function formatPgnClock(time: number): string {
  const tenths = Math.round(time * 10)
  const [hours, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, tenths % 600]
  const two = (part: number) => String(part).padStart(2, '0')
  const rest = seconds % 10 === 0 ? '' : `.${seconds % 10}`
  return `${hours}:${two(minutes)}:${two(Math.floor(seconds / 10))}${rest}`
}

/** A parsed comment of a PGN. Times are in seconds; `words` is the text for a reader. */
export interface Comment {
  /** The mover's clock after the move. */
  clock?: number
  timeSpent?: number
  words: string
}

// The commands of chess.com, lichess and DGT boards: [%clk 0:07:41.3], [%emt 0:00:06], [%eval 0.3], [%csl …].
const COMMAND = /\[%(\w+)\s([^\]]*)\]/g

/** Reads the clock commands of a comment. Other commands mean nothing to a reader and are left out. */
export function parseComment(text: string): Comment {
  const commands = new Map(Array.from(text.matchAll(COMMAND), ([, name, value]) => [name, seconds(value!)]))
  const [clock, timeSpent] = [commands.get('clk'), commands.get('emt')]
  return {
    ...(clock !== undefined && { clock }),
    ...(timeSpent !== undefined && { timeSpent }),
    words: text.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim(),
  }
}

/** Seconds of `1:02:03.4`. */
function seconds(text: string): number | undefined {
  const parts = /^\s*(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:\.\d+)?)\s*$/.exec(text)
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : undefined
}

export interface TimeControl {
  /** Seconds at the start, and seconds added for each move. */
  base: number
  increment: number
}

/** Parses the tag `2700+15`, or `600`; undefined for any other control. */
export function timeControl(tag: string | undefined): TimeControl | undefined {
  const parts = /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(tag ?? '')
  return parts ? { base: Number(parts[1]), increment: Number(parts[2] ?? 0) } : undefined
}

const two = (part: number): string => String(part).padStart(2, '0')

/** `7:41`, `1:02:03`; below ten seconds with tenths. */
export function formatClock(time: number): string {
  if (time < 10) return `0:0${(Math.floor(time * 10) / 10).toFixed(1)}`
  const whole = Math.floor(time)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Seconds left on a clock that showed `left` seconds at `since`; `since` and `now` are in milliseconds. */
export const runningClock = (left: number, since: number, now: number): number =>
  Math.max(0, left - Math.max(0, now - since) / 1000)

/** Seconds that a game has taken up to its last move, by both clocks. */
export const timePlayed = (
  { base, increment }: TimeControl,
  [white, black]: readonly [white: number, black: number],
  plies: number,
): number => 2 * base + increment * plies - white - black

/** `6s`, `1:57`. */
export const formatSpent = (time: number): string =>
  Math.round(time) < 60 ? `${Math.round(time)}s` : formatClock(Math.round(time))

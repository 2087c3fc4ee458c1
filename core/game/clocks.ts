import { parseEvaluation, type Evaluation } from '../match/win-chance.ts'
import type { TimeControl } from '../tournament/time-control.ts'

/** A parsed comment of a PGN. Times are in seconds; `words` is the text for a reader. */
export interface Comment {
  /** The mover's clock after the move. */
  clock?: number
  /** Time that the move took. */
  spent?: number
  evaluation?: Evaluation
  words: string
}

// The commands of chess.com, lichess and DGT boards: [%clk 0:07:41.3], [%emt 0:00:06], [%eval 0.3], [%csl …]. The text of
// a game may end within one.
const COMMAND = /\[%(?:(\w+)\s([^\][]*)|[^\][]*)(?:\]|$)/g

/**
 * Reads the clocks and the evaluation of a comment. Other commands mean nothing to a reader and are left out. `h:mm`: a
 * clock with two numbers shows hours and minutes.
 */
export function parseComment(text: string, hours: 'h:mm' | 'm:ss' = 'm:ss'): Comment {
  const commands = new Map<string, string>()
  for (const [whole, name, value] of text.matchAll(COMMAND))
    if (name && whole.endsWith(']')) commands.set(name.toLowerCase(), value!)
  const clock = seconds(commands.get('clk'), hours)
  const spent = seconds(commands.get('emt'), 'm:ss')
  const evaluation = parseEvaluation(commands.get('eval') ?? '')
  return {
    ...(clock !== undefined && { clock }),
    ...(spent !== undefined && { spent }),
    ...(evaluation && { evaluation }),
    words: text.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim(),
  }
}

const TIME = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,6})?)$/

/** Seconds of `1:02:03.4`, `7:41`, `5400` or `0:00:09,5`. */
export function seconds(text = '', hours: 'h:mm' | 'm:ss' = 'm:ss'): number | undefined {
  const [whole, first, second, rest] = TIME.exec(text.replace(/\s/g, '')) ?? []
  if (whole === undefined) return undefined
  const last = Number(rest!.replace(',', '.'))
  if (second === undefined) return last
  if (last >= 60) return undefined
  if (first === undefined && hours === 'h:mm') return Number(second) * 3600 + last * 60
  return Number(first ?? 0) * 3600 + Number(second) * 60 + last
}

/**
 * How the clocks of a game are written: `1:30` is an hour and a half if that is nearer to the time at the start than 90
 * seconds are. The first such clock decides, unless one with three numbers came before.
 */
export function clockStyle(comments: readonly string[], base: number | undefined): 'h:mm' | 'm:ss' {
  const first = comments
    .map((comment) => /\[%clk\s+([\d:]+)[^\][]*\]/i.exec(comment)?.[1])
    .find((time) => time?.includes(':'))
  if (base === undefined || first?.split(':').length !== 2) return 'm:ss'
  const [long, short] = [seconds(first, 'h:mm'), seconds(first, 'm:ss')]
  return Math.abs((long ?? Infinity) - base) < Math.abs((short ?? Infinity) - base) ? 'h:mm' : 'm:ss'
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

import { timeControl } from '../tournament/time-control.ts'

/** A delay gives back only the time used, which the code can't say. */
const DELAY = /delay|bronstein|verzögerung|\bd\s*\/?\s*\d/iu
/** Up to this many, a number without a unit is minutes: no period is so short in seconds, and none so long in minutes. */
const MOST_MINUTES = 180
const MINUTE = 60

/**
 * An event's rate of play as TRF26 record 222 has it, in seconds: `90+30` is `5400+30`, forty moves first are
 * `40/6000+30:900+30`. Undefined for a text that isn't understood, and for a delay.
 */
export function timeCode(text: string | null): string | undefined {
  if (text === null || DELAY.test(text)) return undefined
  const plain = /^\s*(\d{1,3})\s*(?:[+|]\s*(\d{1,3}))?\s*$/.exec(text)
  if (plain && Number(plain[1]) <= MOST_MINUTES)
    return stageCode({ seconds: Number(plain[1]) * MINUTE, increment: Number(plain[2] ?? 0) })
  const control = timeControl(text)
  if (!control) return undefined
  const stages = control.stages ?? [{ seconds: control.base, increment: control.increment }]
  const isMinutes = stages.every(({ seconds }) => seconds <= MOST_MINUTES) && !/\p{L}/u.test(text)
  return stages.map((stage) => stageCode(isMinutes ? { ...stage, seconds: stage.seconds * MINUTE } : stage)).join(':')
}

const stageCode = ({ moves, seconds, increment }: { moves?: number; seconds: number; increment: number }): string =>
  `${moves === undefined ? '' : `${moves}/`}${seconds}${increment === 0 ? '' : `+${increment}`}`

import { timeControl, type TimeControl } from './time-control.ts'

/** A delay gives back only the time used, which neither Lichess' clocks nor the code of the report can say. */
const DELAY = /delay|bronstein|verzögerung|\bd\s*\/?\s*\d/iu
/** A smaller number without a unit is minutes. `180+2` is how Lichess writes three minutes. */
const LEAST_SECONDS = 180
const MINUTE = 60

/**
 * The time control that an organiser's text means; undefined for a text that isn't understood, and for a delay. Numbers
 * without a unit are minutes and seconds: `90+30`.
 */
export function rateOfPlay(text: string | null): TimeControl | undefined {
  if (text === null || DELAY.test(text)) return undefined
  const control = timeControl(text.replace('|', '+'))
  if (!control || /\p{L}|['’′"”″]/u.test(text)) return control
  const { base, increment, stages = [] } = control
  if ([control.base, ...stages.map(({ seconds }) => seconds)].some((seconds) => seconds >= LEAST_SECONDS))
    return control
  const inMinutes = stages.map((stage) => ({ ...stage, seconds: stage.seconds * MINUTE }))
  return { base: base * MINUTE, increment, ...(stages.length > 0 && { stages: inMinutes }) }
}

/**
 * The same as PGN and record 222 of TRF26 write it, in seconds: `90+30` is `5400+30`, forty moves first are
 * `40/6000+30:900+30`.
 */
export function rateOfPlayCode(text: string | null): string | undefined {
  const control = rateOfPlay(text)
  if (!control) return undefined
  const { base, increment, stages = [{ seconds: base, increment }] } = control
  return stages
    .map(({ moves, seconds, increment: added }) => {
      const first = moves === undefined ? '' : `${moves}/`
      return `${first}${seconds}${added === 0 ? '' : `+${added}`}`
    })
    .join(':')
}

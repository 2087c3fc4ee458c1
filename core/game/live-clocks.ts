import { seconds } from './clocks.ts'

/** Both clocks at one moment, from the tags of a running game. Times on clocks are in seconds. */
export interface LiveClocks {
  white?: number
  black?: number
  /** Whose clock runs. */
  running?: 'white' | 'black'
  /** When they showed this, in ms; undefined for “now”. */
  at?: number
}

/**
 * The clocks as they are now, by the tags of a running game: those of LiveChess (`ePGN`, `ReferenceTime`), or a lone
 * `Clock "W/1:34:56"` for the running one. Without these, WhiteClock means the clock at the start of the game (PGN
 * supplement of 2001).
 */
export function liveClocks(tags: Readonly<Record<string, string>>): LiveClocks | undefined {
  const [, side, since] = /^\s*([WB])\/(\S+)\s*$/i.exec(tags['ReferenceTime'] ?? '') ?? []
  const [, ownSide, own] = /^\s*([WB])\/([\d:.,]+)\s*$/i.exec(tags['Clock'] ?? '') ?? []
  const isNow = tags['ePGN'] !== undefined || side !== undefined
  const running = (side ?? ownSide)?.toUpperCase()
  const white = isNow ? seconds(tags['WhiteClock']) : undefined
  const black = isNow ? seconds(tags['BlackClock']) : undefined
  const lone = seconds(own)
  const at = since === undefined ? NaN : Date.parse(since)
  const clocks: LiveClocks = {
    ...(white !== undefined ? { white } : lone !== undefined && running === 'W' ? { white: lone } : {}),
    ...(black !== undefined ? { black } : lone !== undefined && running === 'B' ? { black: lone } : {}),
  }
  if (clocks.white === undefined && clocks.black === undefined) return undefined
  return {
    ...clocks,
    ...(running !== undefined && { running: running === 'W' ? ('white' as const) : ('black' as const) }),
    ...(Number.isFinite(at) && { at }),
  }
}

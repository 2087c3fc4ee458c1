import type { PlyNews } from '../match/live.ts'
import { readPgn } from '../pgn/read-pgn.ts'
import { parseComment } from './clocks.ts'
import { moveNumber } from './moves.ts'
import { formatPgnClock } from './pgn-clock.ts'

/** A half-move with the seconds left on its player’s clock, where known. */
export type GatheredPly = [san: string, clock?: number]

/** Below this many seconds a clock has tenths. */
const SHORT = 60

/** The half-moves of a game’s text. */
export function gatheredPlies(pgn: string): GatheredPly[] {
  return readPgn(pgn).moves.map(({ san, comment }): GatheredPly => {
    const { clock } = parseComment(comment)
    return clock === undefined ? [san] : [san, clock < SHORT ? Math.round(clock * 10) / 10 : Math.round(clock)]
  })
}

/** A game’s text with the half-moves that it lacks; undefined when one in between is missing. */
export function appendPlies(pgn: string, news: readonly PlyNews[]): string | undefined {
  const { moves, tags } = readPgn(pgn)
  let text = pgn.replace(/\s*\*\s*$/, '')
  let count = moves.length
  for (const [, , ply, san, clock] of news) {
    if (ply === undefined || san === undefined || ply > count + 1) return undefined
    if (ply <= count) continue
    const { number, black } = moveNumber(ply, tags['FEN'] ?? '')
    const before = text === '' || text.endsWith(']') ? '\n\n' : ' '
    const time = clock === undefined ? '' : ` {[%clk ${formatPgnClock(clock)}]}`
    text += `${text === '' ? '' : before}${number}${black ? '...' : '.'} ${san}${time}`
    count += 1
  }
  return `${text} *`
}

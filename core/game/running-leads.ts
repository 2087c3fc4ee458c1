import type { RunningLeads } from '../match/running-leads.ts'
import type { GameRow } from '../rows/game-row.ts'
import { parsePairingId } from '../snapshot/ids.ts'
import { clockLead } from './clock-lead.ts'
import { parseComment, runningClock } from './clocks.ts'
import { controlOf } from '../tournament/time-control.ts'
import { readPgn } from '../pgn/read-pgn.ts'

/** Leads are rounded to this many rating points, so that a second does not change the forecast. */
const STEP = 10

interface PlayedMatch {
  id: string
  at: number
  games: (Pick<GameRow, 'pgn' | 'white'> & { movedAt: number | null })[]
}

/**
 * Leads of the first sides of running matches in rating points, by the pairings' numbers; `firstOf` names the first
 * side.
 */
export const runningLeads = (
  matches: readonly PlayedMatch[],
  firstOf: (no: number) => string | undefined,
): RunningLeads =>
  new Map(
    matches.flatMap(({ id, at, games }): [number, number[]][] => {
      const no = parsePairingId(id)?.no ?? 0
      const first = firstOf(no)
      const leads = games.flatMap((game) => {
        const lead = whiteLead(game.pgn, game.movedAt === null ? 0 : at - game.movedAt)
        return lead === undefined ? [] : [game.white.team === first ? lead : -lead]
      })
      return first === undefined || leads.length === 0 ? [] : [[no, leads]]
    }),
  )

/** White's lead in rating points, `since` milliseconds after the last move; undefined if the PGN has no clock times. */
function whiteLead(pgn: string, since: number): number | undefined {
  const { tags, moves } = readPgn(pgn)
  const control = controlOf(tags)
  if (!control) return undefined
  const isBlackFirst = tags['FEN']?.split(' ')[1] === 'b'
  const clocks = [control.base, control.base]
  let turn = isBlackFirst ? 1 : 0
  for (const { comment } of moves) {
    clocks[turn] = parseComment(comment).clock ?? NaN
    turn = 1 - turn
  }
  clocks[turn] = runningClock(clocks[turn]!, 0, since)
  const lead = clockLead(clocks[0]!, clocks[1]!, control.base)
  return Number.isNaN(lead) ? undefined : STEP * Math.round(lead / STEP)
}

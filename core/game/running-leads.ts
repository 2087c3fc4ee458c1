import type { RunningLeads } from '../match/running-leads.ts'
import type { GameRow } from '../rows/game-row.ts'
import { parsePairingId } from '../snapshot/ids.ts'
import { clockLead } from './clock-lead.ts'
import { parseComment, runningClock, timeControl } from './clocks.ts'
import { readPgn } from './pgn.ts'

/** So finely they are told apart: a second more or less is no other forecast. */
const STEP = 10

/** What is being played of a match, as it was told at a moment. */
interface PlayedMatch {
  id: string
  at: number
  games: (Pick<GameRow, 'pgn' | 'white'> & { movedAt: number | null })[]
}

/** How far the first sides of matches that are being played are ahead, by the pairings' numbers; `firstOf` names these sides. */
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

/** Rating points that White is ahead, so long after the last move; undefined where the game's text tells no clocks. */
function whiteLead(pgn: string, since: number): number | undefined {
  const { tags, moves } = readPgn(pgn)
  const control = timeControl(tags['TimeControl'])
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

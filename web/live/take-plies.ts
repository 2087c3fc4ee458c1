import { appendPlies } from '#core/game/append-plies.ts'
import { readPgn } from '#core/pgn/read-pgn.ts'
import type { EvaluationNews, PliesEvent, PlyNews } from '#core/match/live.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { RunningMatch } from '../api/answers.ts'

type GridRow = RunningMatch['games'][number]

/**
 * The running games of a round with gathered moves and evaluations. `isLacking`: the round has to be fetched, because
 * moves are missing here. `since`: milliseconds since the games were fetched or last extended.
 */
export function takePlies(
  matches: readonly RunningMatch[],
  { r, t, e = [] }: PliesEvent,
  { tournament, since }: { tournament: string; since: number },
): { matches: RunningMatch[]; isLacking: boolean } {
  const [plies, evaluations] = [byGame(t), byGame(e)]
  const taken = new Set<string>()
  const extended = matches.map((match) => {
    const at = match.at + since
    const games = match.games.map((row) => {
      const key = Object.keys({ ...plies, ...evaluations }).find(
        (one) => idOf(tournament, r, one) === `${match.id} ${row.game}`,
      )
      if (key === undefined) return row
      const pgn = plies[key] ? appendPlies(row.pgn, plies[key]) : row.pgn
      if (pgn === undefined) return row
      taken.add(key)
      const moved = pgn === row.pgn ? row : { ...row, pgn, movedAt: at }
      return evaluations[key] ? evaluated(moved, evaluations[key]) : moved
    })
    return { ...match, at, games }
  })
  return { matches: extended, isLacking: Object.keys(plies).some((key) => !taken.has(key)) }
}

const byGame = <News extends PlyNews | EvaluationNews>(news: readonly News[]): Record<string, News[]> =>
  Object.fromEntries(Map.groupBy(news, ([n, g]) => `${n} ${g}`))

const idOf = (tournament: string, round: number, key: string): string => {
  const [n, g] = key.split(' ')
  return `${pairingId(tournament, round, Number(n))} ${g}`
}

/** Evaluations of positions that this game hasn’t reached here are left out: they come again with the game. */
function evaluated(row: GridRow, news: readonly EvaluationNews[]): GridRow {
  const count = readPgn(row.pgn).moves.length
  const codes = [...(row.evaluations ?? [])]
  for (const [, , ply, code] of news) {
    if (ply > count) continue
    while (codes.length < ply) codes.push(null)
    codes[ply - 1] = code
  }
  return { ...row, evaluations: codes }
}

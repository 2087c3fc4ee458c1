import type { LiveBoardBody } from '../pub/board.ts'
import type { LiveMatchBody } from '../pub/match.ts'

const isMatch = (body: unknown): body is LiveMatchBody => typeof body === 'object' && body !== null && 'teams' in body
const isBoard = (body: unknown): body is LiveBoardBody =>
  typeof body === 'object' && body !== null && 'board_scores' in body

const match = (change: (body: LiveMatchBody) => unknown) => (body: unknown) => (isMatch(body) ? change(body) : body)

type Team = LiveMatchBody['teams']['team1']
const teams = (body: LiveMatchBody, change: (team: Team, side: 'team1' | 'team2') => Team): LiveMatchBody => ({
  ...body,
  teams: { team1: change(body.teams.team1, 'team1'), team2: change(body.teams.team2, 'team2') },
})

export function wrongSchema(body: unknown): unknown {
  if (isMatch(body))
    return { ...body, teams: Object.values(body.teams), boards: String(body.boards), start_time: 'soon' }
  if (isBoard(body)) return { board_scores: Object.entries(body.board_scores), games: { ...body.games } }
  return [body]
}

export function doubled(body: unknown): unknown {
  if (isBoard(body)) return { ...body, games: [...body.games, ...body.games] }
  if (!isMatch(body)) return body
  return teams(body, (team) => ({ ...team, players: [...team.players, ...team.players] }))
}

export const unknownStatus = match((body) => ({ ...body, status: 'postponed' }))

export const inProgress = match((body) => {
  const { end_time: _, ...rest } = teams(body, ({ result: _result, ...team }) => team)
  return { ...rest, status: 'in_progress' }
})

/** Removes a player of team 1 for fair play; the team's point goes to team 2. */
export const adjusted = match((body) =>
  teams(body, (team, side) =>
    side === 'team1'
      ? {
          ...team,
          score: Math.max(0, team.score - 1),
          fair_play_removals: team.players.slice(0, 1).map((player) => player.username),
        }
      : { ...team, score: team.score + Math.min(1, body.teams.team1.score) },
  ),
)

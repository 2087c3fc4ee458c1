import { addresses } from '../addresses.ts'
import type { MatchAt } from '../match-at.ts'
import type { Plan, PlannedPlayer } from '../plan.ts'
import { teamHead } from './team-head.ts'
import { timeClass } from './time-class.ts'

const seconds = (at: number): number => Math.floor(at / 1000)

/** A player's entry in the match: results of finished games only. */
function player(plan: Plan, match: MatchAt, side: 0 | 1, who: PlannedPlayer) {
  const board = match.boards.find((one) => one.players[side] === who)
  if (!board) return []
  const white = board.games.find((game) => game.white === side)?.codes?.[0]
  const black = board.games.find((game) => game.white !== side)?.codes?.[1]
  const username = who.username.toLowerCase()
  return [
    {
      username,
      stats: `${addresses.player(username)}/stats`,
      status: who.status,
      ...(white && { played_as_white: white }),
      ...(black && { played_as_black: black }),
      board: addresses.board(plan.id, board.number),
    },
  ]
}

const noRemovals: string[] = []

function team(plan: Plan, match: MatchAt, side: 0 | 1) {
  return {
    ...teamHead(plan.teams[side], match, side),
    players: plan.teams[side].players
      .flatMap((who) => player(plan, match, side, who))
      .sort((a, b) => (a.username < b.username ? -1 : 1)),
    fair_play_removals: noRemovals,
  }
}

/** `GET /match/live/{id}`. Before the start it has neither boards nor players. */
export const liveMatch = (plan: Plan, match: MatchAt) => ({
  '@id': addresses.match(plan.id),
  name: plan.name,
  url: addresses.matchPage(plan.id),
  start_time: seconds(plan.startTime),
  ...(match.endTime !== undefined && { end_time: seconds(match.endTime) }),
  status: match.status,
  boards: match.boards.length,
  settings: {
    rules: 'chess',
    time_class: match.status === 'scheduled' ? 'standard' : timeClass(plan.control),
    time_control: plan.control.base,
    time_increment: plan.control.increment,
    min_team_players: 1,
    min_required_games: 0,
    autostart: false,
  },
  teams: { team1: team(plan, match, 0), team2: team(plan, match, 1) },
})

export type LiveMatchBody = ReturnType<typeof liveMatch>

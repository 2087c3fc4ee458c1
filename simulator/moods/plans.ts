import { codes } from '../endings.ts'
import { matchAt } from '../match-at.ts'
import { resultText } from '../pgn.ts'
import type { Plan, PlannedPlayer, PlannedTeam } from '../plan.ts'

const eachTeam = (plan: Plan, change: (team: PlannedTeam) => PlannedTeam): Plan => ({
  ...plan,
  teams: [change(plan.teams[0]), change(plan.teams[1])],
})
const eachPlayer = (team: PlannedTeam, change: (player: PlannedPlayer) => PlannedPlayer): PlannedTeam => ({
  ...team,
  players: team.players.map(change),
})

export const shrunk = (plan: Plan): Plan =>
  eachTeam(plan, (team) => ({ ...team, players: team.players.slice(0, Math.ceil(team.players.length / 2)) }))

/** As seen on chess.com: the club gets a new slug and name, and so does a quarter of the players. */
export const renamed = (plan: Plan): Plan =>
  eachTeam(plan, (team) => {
    const named = { ...team, slug: `${team.slug}-reborn`, name: `${team.name} Reborn` }
    return eachPlayer(named, (player) =>
      team.players.indexOf(player) % 4 === 0 ? { ...player, username: `New_${player.username}`.slice(0, 25) } : player,
    )
  })

export const closed = (plan: Plan): Plan =>
  eachTeam(plan, (team) => eachPlayer(team, (player) => ({ ...player, status: 'closed' })))

const OTHER = { '1-0': '0-1', '0-1': '1-0', '1/2-1/2': '1-0' } as const

export function corrected(plan: Plan, now: number): Plan {
  const game = matchAt(plan, now).boards[0]?.games[0]
  if (!game?.codes || game.endedAt === undefined) return plan
  const result = resultText(game.codes)
  if (result === '*') return plan
  const [white, black] = codes(OTHER[result], 'resigned')
  return { ...plan, decisions: [...plan.decisions, { board: 1, game: 1, white, black, at: now }] }
}

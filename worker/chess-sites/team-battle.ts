import type { ExpectedTeam } from '#core/chess-site/clubs.ts'
import { BATTLE_EVERY, battleReport, parseTeamBattle } from '#core/chess-site/team-battle.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { askSite, type RequestBudget } from './ask-site.ts'
import type { MatchAnswer } from './chesscom.ts'

const TEAMS_UNIDENTIFIED = teamsUnidentified(CHESS_SITES.lichess.name)

/** Looks at a team battle of Lichess: the arena, which names the teams, and their points. */
export async function fetchTeamBattle(
  budget: RequestBudget,
  siteId: string,
  teams: [ExpectedTeam, ExpectedTeam],
  now: number,
): Promise<MatchAnswer> {
  const path = `${budget.env.LICHESS_URL}/api/tournament/${encodeURIComponent(siteId)}`
  const arena = await askSite(budget, { url: path })
  if (arena.kind !== 'ok') return arena
  const standings = await askSite(budget, { url: `${path}/teams` })
  if (standings.kind !== 'ok') return standings
  const battle = parseTeamBattle(JSON.parse(arena.body), JSON.parse(standings.body))
  const report = battle && battleReport(battle, teams)
  if (!report) {
    const reason = battle ? TEAMS_UNIDENTIFIED : 'The answer isn’t a team battle.'
    return { kind: 'unavailable', reason, wasAsked: true, retryAt: now + BATTLE_EVERY }
  }
  return { kind: 'seen', report, etag: null, again: now + BATTLE_EVERY }
}

import type { IndividualRow } from './individual-row.ts'

/** A player over the closed seasons of a league. */
export interface LeaguePlayer {
  /** null without an account: such a player is known in one season alone. */
  userId: string | null
  name: string
  title: string
  nationality: string
  /** The team of the newest season. */
  team: string
  seasons: number
  games: number
  /** Plain points. */
  points: number
  /** 0–100. */
  percentage: number
}

/** A player list of one division. */
interface SeasonPlayers {
  season: string
  rows: readonly IndividualRow[]
}

/** Players that are listed. */
const MOST = 100

/**
 * Players by points over several seasons, the newest first. Only an account joins the rows of one person: two players of
 * one name are not the same.
 */
export function playerRecords(lists: readonly SeasonPlayers[]): LeaguePlayer[] {
  const found = new Map<string, LeaguePlayer & { in: Set<string> }>()
  for (const [list, { season, rows }] of lists.entries())
    for (const [at, row] of rows.entries()) {
      const games = row.histories.reduce((sum, history) => sum + history.games, 0)
      if (games === 0) continue
      const points = row.histories.reduce((sum, { score }) => sum + (score ?? 0), 0)
      const key = row.userId === null ? `${list} ${at}` : `user ${row.userId}`
      const before = found.get(key)
      const { userId, name, title, nationality, team } = before ?? row
      const all = { games: games + (before?.games ?? 0), points: points + (before?.points ?? 0) }
      const seasons = new Set([...(before?.in ?? []), season])
      found.set(key, {
        userId,
        name,
        title,
        nationality,
        team,
        seasons: seasons.size,
        ...all,
        percentage: Math.round((100 * all.points) / all.games),
        in: seasons,
      })
    }
  return [...found.values()]
    .toSorted((a, b) => b.points - a.points || a.games - b.games || b.seasons - a.seasons)
    .slice(0, MOST)
    .map(({ in: _in, ...record }) => record)
}

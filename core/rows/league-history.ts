import { isSameDivision, type DivisionKey, type SeasonEntry, type SeasonFacts } from '../season/facts.ts'
import { movementOf } from '../season/promotion.ts'
import { plainPoints } from '../text/score.ts'
import type { LeagueHistory, PastSeason, PastTeam, TeamOverSeasons } from './season-past.ts'

/** Champions, who went up and down, and the path of each team; `seasons` are closed, the newest first. */
export function leagueHistory(seasons: readonly SeasonFacts[]): Pick<LeagueHistory, 'seasons' | 'teams'> {
  return { seasons: seasons.map(pastSeason), teams: teamsOver(seasons.toReversed()) }
}

interface FinalPlace extends DivisionKey {
  entry: SeasonEntry
  place: number
  /** Teams in the division. */
  of: number
  mp: number
  gp: number
}

/** All teams of the final tables, in their order. */
const placedIn = ({ final = [], entries }: SeasonFacts): FinalPlace[] =>
  final.flatMap(({ tier, group, rows }) =>
    rows.flatMap(({ entry: no, place, mp, gp }): FinalPlace[] => {
      const entry = entries.find((one) => one.no === no)
      return entry ? [{ entry, tier, group, place, of: rows.length, mp: plainPoints(mp), gp: plainPoints(gp) }] : []
    }),
  )

const isChampion = ({ tier, place }: FinalPlace): boolean => tier === 1 && place === 1

function pastSeason(season: SeasonFacts): PastSeason {
  const placed = placedIn(season)
  const moved = (direction: 'up' | 'down') =>
    placed
      .filter(({ tier, place, of }) => movementOf(season.rules, tier, place, of) === direction)
      .map(({ entry }) => teamOf(entry))
  return {
    id: season.id,
    name: season.name,
    champions: placed.filter(isChampion).map(({ entry }) => teamOf(entry)),
    wentUp: moved('up'),
    wentDown: moved('down'),
  }
}

const teamOf = ({ team, name, nationality }: SeasonEntry): PastTeam => ({ team, name, nationality })

/** Joined by the site-wide team, else by the whole name; the newest name counts. The oldest season comes first. */
function teamsOver(seasons: readonly SeasonFacts[]): TeamOverSeasons[] {
  const found = new Map<string, TeamOverSeasons>()
  for (const season of seasons) {
    for (const placed of placedIn(season)) {
      const { entry, tier, group, place, of, mp, gp } = placed
      const key = entry.team === null ? `name ${entry.name}` : `team ${entry.team}`
      const before = found.get(key) ?? { ...teamOf(entry), titles: 0, path: [], mp: 0, gp: 0 }
      const division = season.divisions.find((one) => isSameDivision(one, placed))?.name ?? ''
      found.set(key, {
        ...teamOf(entry),
        titles: before.titles + (isChampion(placed) ? 1 : 0),
        path: [...before.path, { season: season.id, name: season.name, tier, group, division, place, of }],
        mp: before.mp + mp,
        gp: before.gp + gp,
      })
    }
  }
  return [...found.values()].toSorted((a, b) => b.titles - a.titles || b.mp - a.mp || b.gp - a.gp)
}

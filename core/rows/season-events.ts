import { localPath } from '../addresses/local-path.ts'
import { seasonPath } from '../addresses/season-paths.ts'
import { entriesIn } from '../season/plan-divisions.ts'
import type { SeasonFacts } from '../season/facts.ts'
import type { CalendarEvent } from '../text/calendar.ts'
import { seasonFixtures, type ShownDivision } from './season-fixture-rows.ts'

/** The fixtures of a season with a date, for calendars. `site` is the site’s origin. */
export function seasonEvents(
  season: SeasonFacts,
  shown: readonly ShownDivision[],
  now: number,
  site: string,
): CalendarEvent[] {
  return seasonFixtures(season, shown, now).fixtures.flatMap(({ tier, group, round, home, away, start }) => {
    if (away === null || start === null) return []
    const division = season.divisions.find((one) => one.tier === tier && one.group === group)!
    const entries = entriesIn(season, division)
    const nameOf = (no: number) => entries.find(({ seat }) => seat === no)?.name ?? ''
    return [
      {
        uid: `${season.league}-${season.id}-${tier}-${group}-${round}-${home}@${site.replace(/^https?:\/\//, '')}`,
        start,
        summary: `${nameOf(home)} – ${nameOf(away)}`,
        description: division.name,
        url: site + localPath(seasonPath(season.league, season.id, 'fixtures')),
        changed: now,
        sequence: season.version,
      },
    ]
  })
}

import * as say from '#words/seasonPages.js'
import type { ComponentType } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import type { SeasonSection } from '#core/addresses/season-paths.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { SEASON_TABS, SeasonHeader } from '../../parts/season/season-header.tsx'
import { useSeasonRooms } from '../../parts/season/use-season-rooms.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import { TablesSection } from './tables.tsx'

export interface SectionProps {
  answer: SeasonAnswer
}

const SECTIONS: Record<SeasonSection, ComponentType<SectionProps>> = {
  tables: TablesSection,
  fixtures: lazyView<SectionProps>(async () => (await import('./fixtures.tsx')).FixturesSection),
  odds: lazyView<SectionProps>(async () => (await import('./odds.tsx')).OddsSection),
  rulings: lazyView<SectionProps>(async () => (await import('./rulings.tsx')).RulingsSection),
  teams: lazyView<SectionProps>(async () => (await import('./teams.tsx')).TeamsSection),
}

/** A season of a league: tables and lists of all its divisions. */
export function SeasonPage({ league, season, section }: Omit<RouteOf<'season'>, 'page'>) {
  const { data: answer } = useSuspenseQuery(seasonQueries.season(league, season))
  useDocumentTitle(PAGES.season.title(...titleOf(answer, section)))
  useSeasonRooms(answer)
  const Section = SECTIONS[section]
  return (
    <>
      <SeasonHeader
        league={answer.league}
        season={answer.season}
        current={section}
        isCurrent={season === undefined}
        facts={<Facts answer={answer} />}
        course={courseOf(answer)}
      />
      <div className={classes(layout.wrap, layout.page)}>
        <Part fallback={<Skeleton rows={10} />}>
          <Section answer={answer} />
        </Part>
      </div>
    </>
  )
}

function Facts({ answer: { divisions, season } }: SectionProps) {
  const teams = divisions.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      {divisions.length > 0 && <span>{say.divisionsAndTeams({ divisions: divisions.length, teams })}</span>}
      {season.from !== null && season.state === 'published' && (
        <span>
          <T of={say.beginsOn({ date: <Time at={season.from} as="date" /> })} />
        </span>
      )}
    </>
  )
}

const titleOf = ({ league, season }: SeasonAnswer, section: SeasonSection): string[] => [
  ...(section === 'tables' ? [] : [SEASON_TABS[section]()]),
  season.name,
  league.name,
]

/** How many rounds of the longest division have been played. */
function courseOf({ divisions }: SeasonAnswer): string | undefined {
  const rounds = Math.max(0, ...divisions.map(({ tournament }) => tournament?.rounds ?? 0))
  const after = Math.max(0, ...divisions.map((division) => division.after))
  return rounds > 0 ? say.roundsPlayed({ played: after, rounds }) : undefined
}

import * as sayOdds from '#words/seasonOdds.js'
import * as say from '#words/seasonPages.js'
import type { ReactNode } from 'react'
import {
  leagueHistoryPath,
  leaguePath,
  manageSeasonPath,
  seasonPath,
  SEASON_SECTIONS,
  type SeasonSection,
} from '#core/addresses/season-paths.ts'
import type { LeagueHead, SeasonRef } from '#core/rows/season-rows.ts'
import { useOrigin } from '../../served.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FILE_TEXT } from '../../ui/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { Tab } from '../../ui/tabs.tsx'
import { GroupHeader } from '../tournament/group-header.tsx'
import { SEASON_STATES } from './labels.ts'

export const SEASON_TABS: Record<SeasonSection, () => string> = {
  tables: say.tables,
  fixtures: say.fixtures,
  teams: say.teams,
  odds: sayOdds.odds,
  rulings: say.rulings,
}

/** The header of a league: its name, the season, tabs. */
export function SeasonHeader({ league, season, current, facts, course, isCurrent = false }: SeasonHeaderProps) {
  const origin = useOrigin()
  const logo = parseSafeUrl(league.logoURL, origin)?.href
  const rules = parseSafeUrl(league.rulesURL, origin)?.href
  return (
    <GroupHeader
      name={league.name}
      logo={logo}
      facts={
        <>
          {season && <bdi>{season.name}</bdi>}
          {/* Lists of seasons do not know whether one is running. */}
          {season && current !== 'history' && <span>{SEASON_STATES[season.state]()}</span>}
          {facts}
          {rules && (
            <a href={rules} rel="external noopener nofollow ugc">
              <Icon of={FILE_TEXT} size={14} /> {say.rules()}
            </a>
          )}
        </>
      }
      actions={
        league.mayManage &&
        season && (
          <ButtonLink small href={manageSeasonPath(league.id, season.id)}>
            {say.manageSeason()}
          </ButtonLink>
        )
      }
      label={say.partsOfLeague()}
      course={course}
    >
      {season &&
        SEASON_SECTIONS.map((section) => (
          <Tab
            key={section}
            href={section === 'tables' && isCurrent ? leaguePath(league.id) : seasonPath(league.id, season.id, section)}
            current={section === current}
          >
            {SEASON_TABS[section]()}
          </Tab>
        ))}
      <Tab href={leagueHistoryPath(league.id)} current={current === 'history'}>
        {say.pastSeasons()}
      </Tab>
    </GroupHeader>
  )
}

interface SeasonHeaderProps {
  league: LeagueHead
  /** Undefined before the first season. */
  season: SeasonRef | undefined
  current: SeasonSection | 'history'
  /** More facts in the line below the name. */
  facts?: ReactNode
  /** How far the season has come, at the end of the tabs. */
  course?: ReactNode
  /** Whether the address names no season. */
  isCurrent?: boolean
}

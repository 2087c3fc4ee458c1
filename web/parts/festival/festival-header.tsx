import * as say from '#words/festivalPages.js'
import type { ReactNode } from 'react'
import {
  festivalPath,
  FESTIVAL_SECTIONS,
  manageFestivalPath,
  type FestivalSectionWord,
} from '#core/addresses/festival-paths.ts'
import { festivalStar } from '#core/people/stars.ts'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { useOrigin } from '../../served.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FILE_TEXT, GLOBE } from '../../ui/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { StarButton } from '../../ui/star-button.tsx'
import { Tab } from '../../ui/tabs.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import { GroupHeader } from '../tournament/group-header.tsx'

export const FESTIVAL_TABS: Record<FestivalSectionWord, () => string> = {
  overview: say.overview,
  pairings: say.pairings,
  entries: say.entries,
  prizes: say.prizes,
  join: say.enter,
}

/** The header of a festival: its name, dates and place, tabs. */
export function FestivalHeader({ answer, current }: { answer: FestivalAnswer; current: FestivalSectionWord }) {
  const { festival, sections } = answer
  const origin = useOrigin()
  const logo = parseSafeUrl(festival.logoURL, origin)?.href
  const people = sections.reduce((sum, { players }) => sum + players, 0)
  return (
    <GroupHeader
      name={festival.name}
      logo={logo}
      facts={
        <>
          {festival.stage === 'draft' && <span>{say.draft()}</span>}
          <FestivalDays festival={festival} />
          {festival.place && <bdi>{festival.place}</bdi>}
          <span>{say.sectionsAndPlayers({ sections: sections.length, players: people })}</span>
          <Document link={parseSafeUrl(festival.rulesURL, origin)?.href} icon={FILE_TEXT}>
            {say.rules()}
          </Document>
          <Document link={parseSafeUrl(festival.website, origin)?.href} icon={GLOBE}>
            {say.website()}
          </Document>
        </>
      }
      star={festival.stage !== 'draft' && <StarButton star={festivalStar(festival.id)} name={festival.name} />}
      actions={
        <>
          {festival.isManager && (
            <ButtonLink small href={manageFestivalPath(festival.id)}>
              {say.manageFestival()}
            </ButtonLink>
          )}
          {current !== 'join' && sections.some(({ isOpen }) => isOpen) && (
            <ButtonLink small look="primary" href={festivalPath(festival.id, 'join')}>
              {say.enter()}
            </ButtonLink>
          )}
        </>
      }
      label={say.partsOfFestival()}
    >
      {FESTIVAL_SECTIONS.filter((section) => section !== 'prizes' || festival.hasPrizes || current === 'prizes').map(
        (section) => (
          <Tab key={section} href={festivalPath(festival.id, section)} current={section === current}>
            {FESTIVAL_TABS[section]()}
          </Tab>
        ),
      )}
    </GroupHeader>
  )
}

/** `24 Oct – 30 Oct`, or one day. */
export function FestivalDays({ festival }: { festival: Pick<FestivalAnswer['festival'], 'firstDay' | 'lastDay'> }) {
  const { firstDay, lastDay } = festival
  if (firstDay === null) return null
  if (lastDay === null || lastDay === firstDay) return <Time at={firstDay} as="date" />
  return (
    <span>
      <T of={say.fromTo({ from: <Time at={firstDay} as="day" />, to: <Time at={lastDay} as="date" /> })} />
    </span>
  )
}

function Document({ link, icon, children }: { link: string | undefined; icon: string; children: ReactNode }) {
  if (!link) return null
  return (
    <a href={link} rel="external noopener nofollow ugc">
      <Icon of={icon} size={14} /> {children}
    </a>
  )
}

import * as say from '#words/tournament.js'
import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { tournamentPath, profilePath, type Section } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { eventStar } from '#core/people/stars.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { useOrigin } from '../../served.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CLOCK, EXTERNAL_LINK, FILE_TEXT, MEGAPHONE, USER } from '../../ui/icons.ts'
import { StarButton } from '../../ui/star-button.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { useTimes } from '../../ui/time.tsx'
import { liveRound } from '#core/snapshot/live-round.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { rulesDocument } from './rules-document.ts'
import { Ticks } from './ticks.tsx'
import styles from './tournament-header.module.css'
import { useTournamentColour } from './use-tournament-colour.ts'
import { entrantsLabel, roundLabel, stageLabel } from './labels.ts'

const DescriptionSheet = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./description-sheet.tsx')).DescriptionSheet,
  { edge: false },
)

/** The tab of pages that have no tab of their own. */
const TAB_OF: Partial<Record<Section, Section>> = {
  player: 'players',
  why: 'pairings',
  rank: 'standings',
  'what-if': 'standings',
}

/** The header of an event: name, stage and tabs. `id` as in the address. */
export function TournamentHeader({ snapshot, id, section, announcements, watching }: HeaderProps) {
  const { settings, round, name, user } = snapshot
  const live = phase(snapshot) === 'live'
  const origin = useOrigin()
  const logo = parseSafeUrl(settings.logoURL, origin)?.href
  const colour = useTournamentColour(name, logo)
  const hash = useHash()
  const navigate = useNavigate()
  // "Back" does not open it again.
  const closeDescription = () => void navigate({ search: location.search }, { replace: true })
  const open = TAB_OF[section] ?? section
  const tab = (to: Section) => ({ href: tournamentPath(id, to), current: open === to })
  return (
    <header className={styles.event} data-tournament="" style={{ '--tournament': colour }}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <span className={styles.crest}>
            <Crest name={name} logo={logo} size={72} live={live} />
            {live && <span className={styles.tag}>{say.live()}</span>}
          </span>
          <h1 dir="auto">{name}</h1>
          <Meta snapshot={snapshot} id={id} />
          <div className={styles.actions}>
            <StarButton star={eventStar(snapshot.id)} name={name} />
            <ButtonLink href={tournamentPath(id, 'announcements')}>
              <Icon of={MEGAPHONE} />
              {say.announcements()}
              {announcements !== undefined && announcements > 0 && <b className={styles.count}>{announcements}</b>}
            </ButtonLink>
            {settings.description && (
              <ButtonLink href="#description">
                <Icon of={FILE_TEXT} />
                {say.description()}
              </ButtonLink>
            )}
            {user && (
              <ButtonLink href={profilePath('@', user)} title={say.organiser()}>
                <Icon of={USER} />
                <bdi>{user}</bdi>
              </ButtonLink>
            )}
          </div>
        </div>
        <div className={styles.bar}>
          <Tabs label={say.tournamentSections()}>
            <Tab {...tab('dashboard')}>{say.dashboard()}</Tab>
            <Tab {...tab('pairings')}>{say.pairings()}</Tab>
            {lastTableRound(snapshot) !== undefined && <Tab {...tab('standings')}>{say.standings()}</Tab>}
            <Tab {...tab('players')}>{settings.competitors === 'team' ? say.teams() : say.players()}</Tab>
            <Tab {...tab('stats')}>{say.stats()}</Tab>
          </Tabs>
          <p className={styles.course}>
            {watching !== undefined && watching > 1 && <span>{say.watching({ count: watching })}</span>}
            {settings.totalRounds !== null && (
              <Ticks rounds={settings.totalRounds} drawn={round} live={liveRound(snapshot)} />
            )}
            {roundLabel(snapshot)}
          </p>
        </div>
      </div>
      {settings.description && hash === 'description' && (
        <Suspense>
          <DescriptionSheet text={settings.description} onClose={closeDescription} />
        </Suspense>
      )}
    </header>
  )
}

interface HeaderProps {
  snapshot: Snapshot
  id: string
  section: Section
  /** Their number, if known. */
  announcements: number | undefined
  watching: number | undefined
}

function Meta({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const { settings } = snapshot
  const origin = useOrigin()
  const times = useTimes()
  const stage = stageLabel(snapshot, times)
  return (
    <p className={styles.meta}>
      <span>{systemLabel(settings, snapshot.systems)}</span>
      <span>{entrantsLabel(snapshot)}</span>
      {stage && <span>{stage}</span>}
      <ExternalLink link={settings.profileURL} icon={EXTERNAL_LINK} word={say.website()} />
      <Link to={tournamentPath(id, 'history')}>
        <Icon of={CLOCK} size={14} />
        {say.history()}
      </Link>
      {rulesDocument(settings.rulesURL, origin) && (
        <Link to={tournamentPath(id, 'rules')}>
          <Icon of={FILE_TEXT} size={14} />
          {say.rules()}
        </Link>
      )}
    </p>
  )
}

function ExternalLink({ link, icon, word }: { link: string | null; icon: string; word: string }) {
  const url = parseSafeUrl(link)
  if (!url) return null
  return (
    <a href={url.href} rel="external noopener nofollow ugc">
      <Icon of={icon} size={14} />
      {word}
    </a>
  )
}

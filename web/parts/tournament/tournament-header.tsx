import * as say from '#words/tournament.js'
import * as sayPages from '#words/tournamentPages.js'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { tournamentPath, profilePath, type Section } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import { eventStar } from '#core/people/stars.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { useOrigin } from '../../served.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FILE_TEXT, MEGAPHONE, USER } from '../../ui/icons.ts'
import { StarButton } from '../../ui/star-button.tsx'
import { Part } from '../../ui/part.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { classes } from '../../ui/classes.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { Ticks } from './ticks.tsx'
import styles from './tournament-header.module.css'
import { useTournamentColour } from './use-tournament-colour.ts'
import { TickerSlot } from '../ticker/ticker-slot.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventMenu } from './event-menu.tsx'
import { EventState } from './event-state.tsx'

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

/** Names with more letters take two lines on a phone. */
const LONG_NAME = 26

/** The header of an event: name, state, tabs and the matches of its round. `id` as in the address. */
export function TournamentHeader({ snapshot, id, section, announcements, watching }: HeaderProps) {
  const { settings, round, name, user } = snapshot
  const running = liveRound(snapshot)
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
    <header className={styles.event} data-tournament="" data-event-head="" style={{ '--tournament': colour }}>
      <div className={styles.identity}>
        <div className={classes(layout.wrap, styles.top)}>
          <Crest name={name} logo={logo} size={48} live={live} />
          <div className={styles.title}>
            <h1 dir="auto" className={classes(name.length > LONG_NAME && styles.long)} title={name}>
              {name}
            </h1>
            <Part fallback={<p className={styles.state} />}>
              <EventState snapshot={snapshot} className={styles.state} />
            </Part>
          </div>
          <Part fallback={<p className={styles.facts} />}>
            <EventFacts snapshot={snapshot} id={id} className={styles.facts} />
          </Part>
          <div className={styles.actions}>
            <ButtonLink small className={styles.wide} href={tournamentPath(id, 'announcements')}>
              <Icon of={MEGAPHONE} size={14} />
              {say.announcements()}
              {announcements !== undefined && announcements > 0 && <b className={styles.count}>{announcements}</b>}
            </ButtonLink>
            {settings.description && (
              <ButtonLink small className={styles.wide} href="#description">
                <Icon of={FILE_TEXT} size={14} />
                {say.description()}
              </ButtonLink>
            )}
            {user && (
              <ButtonLink small className={styles.wide} href={profilePath('@', user)} title={say.organiser()}>
                <Icon of={USER} size={14} />
                <bdi>{user}</bdi>
              </ButtonLink>
            )}
            <StarButton star={eventStar(snapshot.id)} name={name} />
            <Part fallback={<span className={styles.more} />}>
              <EventMenu snapshot={snapshot} id={id} announcements={announcements} />
            </Part>
          </div>
        </div>
      </div>
      <div className={styles.tabs}>
        <div className={classes(layout.wrap, styles.bar)}>
          <Tabs label={say.tournamentSections()}>
            <Tab {...tab('dashboard')}>{say.dashboard()}</Tab>
            <Tab {...tab('pairings')}>{say.pairings()}</Tab>
            {lastTableRound(snapshot) !== undefined && <Tab {...tab('standings')}>{say.standings()}</Tab>}
            <Tab {...tab('players')}>{settings.competitors === 'team' ? say.teams() : say.players()}</Tab>
            <Tab {...tab('stats')}>{say.stats()}</Tab>
            {snapshot.prizes && <Tab {...tab('prizes')}>{say.prizes()}</Tab>}
          </Tabs>
          <p className={styles.course}>
            {watching !== undefined && watching > 1 && <span>{say.watching({ count: watching })}</span>}
            {settings.totalRounds !== null && <Ticks rounds={settings.totalRounds} drawn={round} live={running} />}
            {running !== undefined && section !== 'boards' && (
              <ButtonLink small className={styles.boards} href={tournamentPath(id, 'boards', running)}>
                <LiveBadge />
                {sayPages.liveBoards()}
              </ButtonLink>
            )}
          </p>
        </div>
      </div>
      <TickerSlot snapshot={snapshot} id={id} />
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

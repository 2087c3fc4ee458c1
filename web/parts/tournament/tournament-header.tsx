import type { Section } from '#core/contract/paths.ts'
import { pathTo } from '#core/contract/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import { hasStandings } from '#core/tournament/rounds.ts'
import { colourOf } from '#core/text/initials.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EXTERNAL_LINK, FILE_TEXT, MEGAPHONE, USER } from '../../ui/icons.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { liveRound } from './live-round.ts'
import { outside } from './outside.ts'
import { Ticks } from './ticks.tsx'
import styles from './tournament-header.module.css'
import { course, entered, kind } from './words.ts'

/** Who and what the event is, its sections, and how far it is. `id` as in the address. */
export function TournamentHeader({ event, id, section, announcements, watching }: HeaderProps) {
  const { settings, round, name } = event
  const live = phase(event) === 'live'
  const tab = (to: Section) => ({ href: pathTo(id, to), current: section === to })
  return (
    <header className={styles.event} data-event="" style={{ '--event': colourOf(name) }}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <span className={styles.crest}>
            <Crest name={name} logo={outside(settings.logoURL)?.href} size={72} live={live} />
            {live && <span className={styles.tag}>Live</span>}
          </span>
          <h1 dir="auto">{name}</h1>
          <Meta event={event} />
          <div className={styles.actions}>
            <ButtonLink href={`${pathTo(id, 'dashboard')}#announcements`}>
              <Icon of={MEGAPHONE} />
              Announcements
              {announcements !== undefined && announcements > 0 && <b className={styles.count}>{announcements}</b>}
            </ButtonLink>
            {settings.description && (
              <ButtonLink href={`${pathTo(id, 'dashboard')}#description`}>
                <Icon of={FILE_TEXT} />
                Description
              </ButtonLink>
            )}
          </div>
        </div>
        <div className={styles.bar}>
          <Tabs label="Tournament sections">
            <Tab {...tab('dashboard')}>Dashboard</Tab>
            <Tab {...tab('pairings')}>Pairings</Tab>
            {hasStandings(settings, event.systems, round) && <Tab {...tab('standings')}>Standings</Tab>}
          </Tabs>
          <p className={styles.course}>
            {watching !== undefined && watching > 1 && <span>{watching} watching</span>}
            {settings.totalRounds !== null && (
              <Ticks rounds={settings.totalRounds} drawn={round} live={liveRound(event)} />
            )}
            {course(event)}
          </p>
        </div>
      </div>
    </header>
  )
}

interface HeaderProps {
  event: Snapshot
  id: string
  section: Section
  /** How many there are, as far as is known. */
  announcements: number | undefined
  watching: number | undefined
}

function Meta({ event }: { event: Snapshot }) {
  const { settings, user } = event
  return (
    <p className={styles.meta}>
      <span>{kind(event)}</span>
      <span>{entered(event)}</span>
      {course(event) && <span>{course(event)}</span>}
      <Outside link={settings.profileURL} icon={EXTERNAL_LINK} word="Website" />
      <Outside link={settings.rulesURL} icon={FILE_TEXT} word="Rules" />
      {user && (
        <span title="Organiser">
          <Icon of={USER} size={14} />
          <bdi>{user}</bdi>
        </span>
      )}
    </p>
  )
}

function Outside({ link, icon, word }: { link: string | null; icon: string; word: string }) {
  const url = outside(link)
  if (!url) return null
  return (
    <a href={url.href} rel="external noopener nofollow ugc">
      <Icon of={icon} size={14} />
      {word}
    </a>
  )
}

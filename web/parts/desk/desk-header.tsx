import * as say from '#words/desk.js'
import { managePath, tournamentPath, type ManageTab } from '#core/addresses/paths.ts'
import { givesNorms } from '#core/norms/gives-norms.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, CLOCK } from '../../ui/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { entrantsLabel, roundLabel } from '../tournament/labels.ts'
import { useTournamentColour } from '../tournament/use-tournament-colour.ts'
import { BOOK_OPEN, EYE } from './icons.ts'
import { manualPath } from './manual-path.ts'
import { tabLabel } from './labels.ts'
import styles from './desk-header.module.css'

const TABS: ManageTab[] = [
  'desk',
  'results',
  'draw',
  'players',
  'prizes',
  'boards',
  'norms',
  'announce',
  'print',
  'settings',
  'history',
  'programs',
]

export function DeskHeader({ snapshot, id, tab, isBusy, waiting }: DeskHeaderProps) {
  const { name, settings } = snapshot
  const logo = parseSafeUrl(settings.logoURL, location.origin)?.href
  const colour = useTournamentColour(name, logo)
  const state = eventState(snapshot)
  const isLive = state === 'published' || state === 'playing'
  return (
    <header className={styles.event} data-tournament="" style={{ '--tournament': colour }}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <Crest name={name} logo={logo} size={40} live={isLive} />
          <div className={styles.id}>
            <h1 dir="auto">{name}</h1>
            <p className={styles.meta}>
              <span className={isLive ? styles.live : undefined}>
                {state === 'draft' ? say.draft() : roundLabel(snapshot)}
              </span>
              <span>{entrantsLabel(snapshot)}</span>
              <span>{systemLabel(settings, snapshot.systems)}</span>
            </p>
          </div>
          <div className={styles.acts}>
            <span className={styles.sync} role="status">
              <Icon of={isBusy || waiting > 0 ? CLOCK : CHECK} size={14} />
              {waiting > 0 ? say.changesWaiting({ count: waiting }) : isBusy ? say.saving() : say.saved()}
            </span>
            <ButtonLink small href={manualPath(tab)} aria-label={say.manual()}>
              <Icon of={BOOK_OPEN} size={14} />
              <span>{say.manual()}</span>
            </ButtonLink>
            <ButtonLink small href={tournamentPath(id, 'dashboard')} aria-label={say.viewAsVisitor()}>
              <Icon of={EYE} size={14} />
              <span>{say.viewAsVisitor()}</span>
            </ButtonLink>
          </div>
        </div>
        <div className={styles.tabs}>
          <Tabs label={say.runningTheTournament()}>
            {TABS.filter((each) => each !== 'norms' || each === tab || givesNorms(snapshot)).map((each) => (
              <Tab key={each} href={managePath(id, each)} current={each === tab}>
                {tabLabel(each, settings)}
              </Tab>
            ))}
          </Tabs>
        </div>
      </div>
    </header>
  )
}

interface DeskHeaderProps {
  snapshot: Snapshot
  id: string
  tab: ManageTab
  isBusy: boolean
  /** Number of changes that wait for the network. */
  waiting: number
}

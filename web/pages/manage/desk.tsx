import * as say from '#words/managePages.js'
import { Suspense } from 'react'
import { linkSite } from '#core/match/links.ts'
import { managePath } from '#core/addresses/paths.ts'
import { ClaimsPanel } from '../../parts/tournament/claims-panel.tsx'
import { LinksPanel } from '../../parts/tournament/links-panel.tsx'
import { RequestsPanel } from '../../parts/tournament/requests-panel.tsx'
import { AtDesk } from '../../parts/desk/at-desk.tsx'
import { ByeRequestsPanel } from '../../parts/desk/players/bye-requests-panel.tsx'
import { tabLabel } from '../../parts/desk/labels.ts'
import { DisputesPanel } from '../../parts/desk/results/disputes-panel.tsx'
import { JustDone } from '../../parts/desk/just-done.tsx'
import { MissingPanel } from '../../parts/desk/missing-panel.tsx'
import { NoShowsPanel } from '../../parts/desk/draw/no-shows-panel.tsx'
import { NotPlaying } from '../../parts/desk/draw/not-playing.tsx'
import { ReportedPanel } from '../../parts/desk/results/reported-panel.tsx'
import { SiteScoresPanel } from '../../parts/desk/results/site-scores-panel.tsx'
import { RoundPanel } from '../../parts/desk/round-panel.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../styles/layout.module.css'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { useChoices } from '../../navigation/use-search-param.ts'
import { REPORT_PARAM } from '../../parts/desk/report/report-dialog-path.ts'
import type { ReportDialogProps } from '../../parts/desk/report/report-dialog.tsx'
import styles from './desk.module.css'

const StartsPanel = lazyView<Pick<TabProps, 'id' | 'snapshot' | 'actions'>>(
  async () => (await import('../../parts/desk/starts/starts-panel.tsx')).StartsPanel,
)

const ReportDialog = lazyView<ReportDialogProps>(
  async () => (await import('../../parts/desk/report/report-dialog.tsx')).ReportDialog,
)

/** Tabs that are rarely used. */
const BESIDE = ['prizes', 'boards', 'announce', 'print', 'settings', 'programs'] as const

/** The desk: the current round, what waits for an arbiter, and the latest changes. */
export function DeskTab(props: TabProps) {
  const { id, snapshot } = props
  const [params, change] = useChoices()
  return (
    <div className={layout.mainSide}>
      {params.has(REPORT_PARAM) && (
        <Suspense>
          <ReportDialog
            id={id}
            snapshot={snapshot}
            actions={props.actions}
            onClose={() => change({ [REPORT_PARAM]: undefined })}
          />
        </Suspense>
      )}
      <div className={layout.stack}>
        <RoundPanel {...props} />
        {startsOnLichess(snapshot) && (
          <Suspense>
            <StartsPanel id={id} snapshot={snapshot} actions={props.actions} />
          </Suspense>
        )}
        <NoShowsPanel {...props} />
        <DisputesPanel {...props} />
        <MissingPanel {...props} />
        <ReportedPanel {...props} />
        <ByeRequestsPanel {...props} />
        <SiteScoresPanel {...props} />
        <LinksPanel id={snapshot.id} />
        <RequestsPanel id={snapshot.id} />
        <ClaimsPanel id={snapshot.id} />
      </div>
      <aside className={layout.stack} aria-label={say.aroundTheRound()}>
        <NotPlaying {...props} />
        <AtDesk {...props} />
        {/* On a phone the tab bar has no room for these. */}
        <div className={styles.beside}>
          {BESIDE.map((tab) => (
            <ButtonLink key={tab} href={managePath(id, tab)}>
              {tabLabel(tab, snapshot.settings)}
            </ButtonLink>
          ))}
        </div>
        <JustDone id={id} changes={props.facts.changes} actions={props.actions} />
      </aside>
    </div>
  )
}

const startsOnLichess = ({ settings, round, closed = 0 }: TabProps['snapshot']): boolean =>
  settings.pullResults > 0 &&
  linkSite(settings.source) !== 'chessCom' &&
  settings.competitors !== 'team' &&
  round > closed

import * as say from '#words/ratingReport.js'
import { useMemo, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { managePath } from '#core/addresses/paths.ts'
import { finalRefusal } from '#core/changes/unfinished-games.ts'
import { givesNorms } from '#core/norms/gives-norms.ts'
import { reportGaps } from '#core/report/gaps.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { ratingChanges } from '#core/standings/rating-changes.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { deskQueries, reportPath } from '../../../api/desk.ts'
import { tournamentQueries } from '../../../api/tournaments.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DOWNLOAD } from '../../../ui/icons.ts'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TabProps } from '../tab-props.ts'
import { RatingChangesTable } from './rating-changes-table.tsx'
import { ReportCheck } from './report-check.tsx'
import { ReportGaps } from './report-gaps.tsx'
import styles from './report-dialog.module.css'

export type ReportDialogProps = Pick<TabProps, 'id' | 'snapshot' | 'actions'> & { onClose: () => void }

/** The report for the rating officer: what it lacks, whether it is right, its files, and whether it has been sent. */
export function ReportDialog({ id, snapshot, actions, onClose }: ReportDialogProps) {
  const { data: text, error, refetch } = useQuery(deskQueries.reportFile(id, snapshot.version))
  const isFinished = eventState(snapshot) === 'finished'
  const refusal = finalRefusal(snapshot, 'report')
  return (
    <Dialog wide title={say.title()} onClose={onClose}>
      <div className={styles.report}>
        <p>{say.about()}</p>
        {snapshot.stage === 'reported' && <MessageBar kind="ok">{say.sentSince()}</MessageBar>}
        {error && (
          <MessageBar kind="bad">
            {say.couldntLoad()} <Button onClick={() => void refetch()}>{say.tryAgain()}</Button>
          </MessageBar>
        )}
        {text === undefined ? !error && <Skeleton rows={5} /> : <Checked id={id} snapshot={snapshot} text={text} />}
        <Section title={say.files()}>
          <div className={styles.files}>
            {(['26', '16'] as const).map((version) => (
              <ButtonLink key={version} external download href={reportPath(id, version)}>
                <Icon of={DOWNLOAD} size={14} />
                {version === '26' ? say.report26() : say.report16()}
              </ButtonLink>
            ))}
            <ButtonLink href={`${managePath(id, 'print')}?sheet=report`}>{say.summary()}</ButtonLink>
            {givesNorms(snapshot) && (
              <ButtonLink href={`${managePath(id, 'print')}?sheet=norms`}>{say.certificates()}</ButtonLink>
            )}
          </div>
        </Section>
        {snapshot.stage !== 'reported' && (
          <p className={styles.note}>{refusal ?? (isFinished ? undefined : say.whenFinished())}</p>
        )}
      </div>
      {snapshot.stage !== 'reported' && (
        <DialogFoot onClose={onClose}>
          <Button
            look="primary"
            disabled={actions.isBusy || !isFinished || refusal !== undefined}
            onClick={() => {
              onClose()
              void actions.change({ type: 'sendReport' })
            }}
          >
            {say.markAsSent()}
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  )
}

function Checked({ id, snapshot, text }: Pick<TabProps, 'id' | 'snapshot'> & { text: string }) {
  const gaps = useMemo(() => {
    const trf = parseTrf(text)
    return isFault(trf) ? [] : reportGaps(trf, snapshot)
  }, [text, snapshot])
  const { data: details } = useQuery(tournamentQueries.entryDetails(id))
  const rated = useMemo(() => ratingChanges(snapshot, details), [snapshot, details])
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Section title={say.missing()}>
        <ReportGaps id={id} gaps={gaps} settings={snapshot.settings} />
      </Section>
      <Section title={say.checked()}>
        <ReportCheck text={text} />
      </Section>
      <Section title={say.ratingChanges()}>
        {rated.length === 0 ? (
          <p className={styles.note}>{say.noRatingChanges()}</p>
        ) : (
          <details onToggle={(event) => setShown(event.currentTarget.open)}>
            <summary>{say.showRatingChanges({ count: rated.length })}</summary>
            {isShown && (
              <>
                <p className={styles.note}>{say.ratingChangesNote()}</p>
                <RatingChangesTable snapshot={snapshot} rated={rated} />
              </>
            )}
          </details>
        )}
      </Section>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)

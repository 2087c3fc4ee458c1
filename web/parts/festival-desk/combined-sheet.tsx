import * as say from '#words/festivalReports.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayPrint from '#words/print.js'
import * as sayReport from '#words/ratingReport.js'
import { useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { combinedEvent, combinedReport } from '#core/festival/combined-report.ts'
import type { DeskSection, FestivalDesk } from '#core/rows/festival-rows.ts'
import { joinAnd } from '#core/text/join-and.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { deskQueries } from '../../api/desk.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { normsOf } from '../norms/use-norms.ts'
import { usualPaper } from '../print/paper.ts'
import print from '../print/print-desk.module.css'
import { printedText } from '../print/printed-text.ts'
import { Sheet } from '../print/sheet.tsx'
import { normSentences, summaryFacts, SummaryForm } from '../print/summary-form.tsx'
import { usePrintedAt } from '../print/use-printed-at.ts'

export interface CombinedSheetProps {
  festival: FestivalDesk['festival']
  /** At least two, in the order of the festival. */
  sections: DeskSection[]
  /** One of them: its officials, host, rounds and days are those of the form. */
  main: DeskSection
}

/** One form IT3 for several sections, as on paper. */
export function CombinedSheet({ festival, sections, main }: CombinedSheetProps) {
  const files = useQueries({
    queries: sections.map(({ tournament, version }) => ({
      ...deskQueries.reportFile(tournament, version),
      throwOnError: false,
    })),
  })
  const events = useQueries({
    queries: sections.map(({ tournament }) => ({
      ...tournamentQueries.snapshot(tournament),
      // This page has no live connection, so a cached snapshot may be out of date.
      staleTime: 0,
      throwOnError: false,
    })),
  })
  const details = useQueries({
    queries: sections.map(({ tournament }) => ({ ...tournamentQueries.entryDetails(tournament), throwOnError: false })),
  })
  const [paper] = useState(() => usualPaper(navigator.language))
  const printed = usePrintedAt()
  const reload = (): void => [...files, ...events].forEach(({ refetch }) => void refetch())
  const failed = [...files, ...events].find(({ isError, data }) => isError && data === undefined)
  const reports = files.map(({ data }) => data && parseTrf(data))
  const unread = reports.findIndex((trf) => trf && isFault(trf))
  if (failed || unread >= 0)
    return (
      <Panel>
        <ErrorPanel what={sayReport.couldntLoad()} why={failed?.error?.message ?? ''} onRetry={reload} />
      </Panel>
    )
  const parts = sections.flatMap(({ tournament, word }, at) => {
    const [trf, snapshot] = [reports[at], events[at]?.data]
    return trf && !isFault(trf) && snapshot ? { tournament, word, trf, snapshot, details: details[at]?.data } : []
  })
  const first = parts.find(({ tournament }) => tournament === main.tournament)
  if (!first || parts.length < sections.length) return <Skeleton rows={8} />
  const { summary, inSeveral } = combinedReport(
    first,
    parts.filter((part) => part !== first),
  )
  if (inSeveral.length > 0)
    return <MessageBar kind="bad">{say.inSeveral({ names: joinAnd(inSeveral), count: inSeveral.length })}</MessageBar>
  const number = combinedEvent(parts.map(({ snapshot }) => snapshot.settings.fideEvent))
  return (
    // A scrollable region must be focusable for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={print.sheets} role="region" aria-label={sayPrint.sheets()} tabIndex={0}>
      <Sheet
        facts={{
          snapshot: { ...first.snapshot, name: festival.name },
          round: first.snapshot.round,
          paper,
          roundLabel: '',
          when: undefined,
          printed: printedText(printed),
          mark: undefined,
          link: location.origin + festivalPath(festival.id),
        }}
        title={sayReport.summary()}
        page={1}
        pages={1}
      >
        <SummaryForm
          facts={[
            [sayReport.event(), festival.name],
            [sayPages.sections(), joinComma(parts.map(({ word }) => word))],
            [say.numberAtFide(), number],
            ...summaryFacts(first.snapshot, first.trf, summary),
          ]}
          summary={summary}
          norms={parts.flatMap(({ snapshot, details: known }) =>
            normSentences(snapshot, normsOf(snapshot, known).made),
          )}
        />
      </Sheet>
    </div>
  )
}

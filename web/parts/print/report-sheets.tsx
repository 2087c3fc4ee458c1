import * as say from '#words/ratingReport.js'
import { useQuery } from '@tanstack/react-query'
import { reportSummary, type ReportSummary } from '#core/report/event-summary.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import type { Trf } from '#core/trf/trf.ts'
import { deskQueries } from '../../api/desk.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNorms } from '../norms/use-norms.ts'
import { RatingSheets } from './rating-sheets.tsx'
import type { SheetFacts } from './sheet-facts.ts'
import { Sheet } from './sheet.tsx'
import { normSentences, summaryFacts, SummaryForm } from './summary-form.tsx'

/** A summary like FIDE’s tournament report (form IT3), and the rating changes. */
export function ReportSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const { data: text, isError } = useQuery({
    ...deskQueries.reportFile(snapshot.id, snapshot.version),
    throwOnError: false,
  })
  if (isError) return <EmptyState sentence={say.couldntLoad()} />
  if (text === undefined) return <Skeleton rows={8} />
  const trf = parseTrf(text)
  if (isFault(trf)) return <EmptyState sentence={say.couldntLoad()} />
  const own = { ...facts, roundLabel: '', when: undefined }
  return (
    <>
      <Sheet facts={own} title={say.summary()} page={1} pages={1}>
        <Summary snapshot={snapshot} trf={trf} summary={reportSummary(trf)} />
      </Sheet>
      <RatingSheets facts={own} />
    </>
  )
}

function Summary({ snapshot, trf, summary }: { snapshot: Snapshot; trf: Trf; summary: ReportSummary }) {
  const { made } = useNorms(snapshot, snapshot.id)
  return (
    <SummaryForm
      facts={[[say.event(), snapshot.name], ...summaryFacts(snapshot, trf, summary)]}
      summary={summary}
      norms={normSentences(snapshot, made)}
    />
  )
}

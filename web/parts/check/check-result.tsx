import * as say from '#words/checker.js'
import { useEffect, useRef, useState } from 'react'
import { countedDifferences } from '#core/import/check-rounds.ts'
import { isFault } from '#core/trf/fault.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import type { OpenedFile } from '../import/read-file.ts'
import { CheckVerdict } from './check-verdict.tsx'
import { CheckedPairings } from './checked-pairings.tsx'
import { CheckedRanks } from './checked-ranks.tsx'
import { CheckedReport } from './checked-report.tsx'
import { useCheck, type Check } from './use-check.ts'
import styles from './check.module.css'

/** Checks a file, and shows what was found as soon as it is. */
export function CheckResult({ file }: { file: OpenedFile }) {
  const [attempt, setAttempt] = useState(0)
  const head = useRef<HTMLDivElement>(null)
  // The field or button that opened the file is gone.
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={head} tabIndex={-1} className={classes(layout.stack, styles.result)}>
      <Findings key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  )
}

function Findings({ file, onRetry }: { file: OpenedFile; onRetry: () => void }) {
  const check = useCheck(file.text)
  const { refusal, report, rounds, ranks } = check
  if (refusal !== undefined) return <MessageBar kind="bad">{refusal}</MessageBar>
  if (check.is === 'failed') return <ErrorPanel what={say.couldntStart()} onRetry={onRetry} />
  const snapshot = report && !isFault(report.result) ? report.result : undefined
  return (
    <>
      <CheckVerdict check={check} counts={countsOf(check)} />
      {report && snapshot && <CheckedPairings snapshot={snapshot} isForeign={report.isForeign} rounds={rounds} />}
      {snapshot && ranks && <CheckedRanks snapshot={snapshot} ranks={ranks} />}
      {report && <CheckedReport file={file} report={report} />}
    </>
  )
}

/** How much differs; undefined while it isn’t known, or if it isn’t compared. */
export interface CheckCounts {
  boards: number | undefined
  ranks: number | undefined
  problems: number | undefined
}

function countsOf({ report, rounds, ranks }: Check): CheckCounts {
  const isCompared = report !== undefined && !report.isForeign && !isFault(report.result) && report.result.round > 0
  return {
    boards: isCompared ? rounds.reduce((sum, round) => sum + countedDifferences(round).length, 0) : undefined,
    ranks: ranks && !ranks.unchecked ? ranks.differences.length : undefined,
    problems: report?.problems.length,
  }
}

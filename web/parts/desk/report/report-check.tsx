import * as say from '#words/ratingReport.js'
import * as sayChecker from '#words/checker.js'
import { countedDifferences } from '#core/import/check-rounds.ts'
import { isFault } from '#core/trf/fault.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, TRIANGLE_ALERT } from '../../../ui/icons.ts'
import { CheckedPairings } from '../../check/checked-pairings.tsx'
import { CheckedRanks } from '../../check/checked-ranks.tsx'
import { useCheck, type Check } from '../../check/use-check.ts'
import styles from './report-dialog.module.css'

/** All rounds of the report drawn again, and its ranks computed again, in this browser. */
export function ReportCheck({ text }: { text: string }) {
  const check = useCheck(text)
  const { report, rounds, ranks, is } = check
  const snapshot = report && !isFault(report.result) ? report.result : undefined
  const boards = rounds.reduce((sum, round) => sum + countedDifferences(round).length, 0)
  const differ = boards + (ranks?.differences.length ?? 0)
  const isWrong = differ > 0 || is === 'failed' || (report !== undefined && !snapshot)
  return (
    <div className={styles.check}>
      <p role="status" className={is === 'running' ? undefined : isWrong ? styles.bad : styles.good}>
        {is !== 'running' && <Icon of={isWrong ? TRIANGLE_ALERT : CHECK} />}
        {words(check, differ)}
      </p>
      {snapshot && is === 'running' && (
        <progress
          aria-label={say.checked()}
          value={(rounds.length + check.share) / (snapshot.round + 1)}
          className={styles.progress}
        />
      )}
      {snapshot && differ > 0 && (
        <details>
          <summary>{say.showDifferences()}</summary>
          {boards > 0 && <CheckedPairings snapshot={snapshot} isForeign={report!.isForeign} rounds={rounds} />}
          {ranks && ranks.differences.length > 0 && <CheckedRanks snapshot={snapshot} ranks={ranks} />}
        </details>
      )}
    </div>
  )
}

function words({ is, report, refusal, rounds }: Check, differ: number): string {
  if (is === 'failed') return sayChecker.couldntStart()
  if (refusal !== undefined) return refusal
  const result = report?.result
  if (result && isFault(result)) return sayChecker.cantCheck({ reason: result.reason })
  if (is === 'done') return differ === 0 ? sayChecker.allRight() : sayChecker.found({ count: differ })
  if (!result || rounds.length >= result.round) return sayChecker.comparingRanks()
  return sayChecker.pairingRound({ round: rounds.length + 1, rounds: result.round })
}

import * as say from '#words/checker.js'
import { encodingRead } from '#words/import.js'
import { Link } from 'react-router-dom'
import type { ReportFindings } from '#core/import/check-report.ts'
import type { FoundProblem } from '#core/import/examine.ts'
import { lineChanges } from '#core/import/line-changes.ts'
import { isFault } from '#core/trf/fault.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { handFile } from '../import/handed-file.ts'
import { RawLines } from '../import/raw-lines.tsx'
import type { OpenedFile } from '../import/read-file.ts'
import styles from './check.module.css'

/** Problems shown of a file that has many. */
const MOST = 60

/** What is wrong in the lines of a report, and what is read otherwise than it says. */
export function CheckedReport({ file, report }: { file: OpenedFile; report: ReportFindings }) {
  const { problems, result } = report
  const remarks = [
    ...(file.encoding ? [encodingRead({ encoding: file.encoding })] : []),
    ...report.remarks.map(({ text }) => text),
  ]
  return (
    <Panel id="check-report" title={say.report()} className={styles.part}>
      {problems.length === 0 && !isFault(result) && <p className={styles.note}>{say.linesRight()}</p>}
      <ol>
        {problems.slice(0, MOST).map((problem) => (
          <Problem key={problem.id} of={problem} />
        ))}
      </ol>
      {problems.length > MOST && <p className={styles.note}>{say.moreProblems({ count: problems.length - MOST })}</p>}
      {remarks.length > 0 && (
        <div className={styles.remarks}>
          <h3>{say.goodToKnow()}</h3>
          <ul>
            {[...new Set(remarks)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <PanelFoot>
        <Link to="/manage/import" onClick={() => handFile(file)}>
          {say.importIt()}
        </Link>
      </PanelFoot>
    </Panel>
  )
}

function Problem({ of: { lines, title, meaning, before, marks, repairs, certainty } }: { of: FoundProblem }) {
  const proposal = certainty === 'open' ? undefined : repairs[0]!.edits
  return (
    <li className={styles.problem}>
      <p className={styles.problemHead}>
        <span className={styles.where}>
          {lines.length === 1 ? say.line({ line: lines[0]! }) : say.lines({ count: lines.length })}
        </span>
        <b>{title}</b>
      </p>
      <p>{meaning}</p>
      <RawLines lines={lineChanges(before, proposal, marks)} label={say.ofTheFile()} />
    </li>
  )
}

import * as say from '#words/import.js'
import type { ReactNode } from 'react'
import { lineChanges } from '#core/import/line-changes.ts'
import type { FoundProblem } from '#core/import/examine.ts'
import type { Decision, Decisions, Problem } from '#core/import/problem.ts'
import { arrow } from '#core/text/isolated.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { T } from '../../ui/t.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import styles from './problem-list.module.css'
import { RawLines } from './raw-lines.tsx'

/** The problems of a file: undecided ones in the order they were found, decided ones at the end. */
export function ProblemList({ problems, decisions, onDecide }: ProblemListProps) {
  const open = problems.filter(({ id }) => !decisions.has(id))
  const done = problems.filter(({ id }) => decisions.has(id))
  return (
    <ol>
      {open.slice(0, MOST_SHOWN).map((problem) => (
        <OpenProblem key={problem.id} problem={problem} onDecide={onDecide} />
      ))}
      {open.length > MOST_SHOWN && (
        <li className={styles.more}>{say.moreToDecide({ count: open.length - MOST_SHOWN })}</li>
      )}
      {done.slice(0, MOST_SHOWN).map((problem) => (
        <DecidedProblem
          key={problem.id}
          problem={problem}
          decision={decisions.get(problem.id)!}
          onUndo={() => onDecide(problem.id, undefined)}
        />
      ))}
      {done.length > MOST_SHOWN && (
        <li className={styles.more}>{say.moreDecided({ count: done.length - MOST_SHOWN })}</li>
      )}
    </ol>
  )
}

const MOST_SHOWN = 60

/** Whether a problem is named by its first line. */
const isOfOne = ({ lines, certainty }: Problem): boolean =>
  lines.length === 1 || (lines.length === 2 && certainty !== 'sure')

const whereOf = (problem: Problem): string =>
  isOfOne(problem) ? say.line({ line: problem.lines[0]! }) : say.lines({ count: problem.lines.length })

/** The word of a button, and where the problem is for those who only hear it. */
function buttonWords(problem: Problem, label: string): ReactNode[] {
  const { lines } = problem
  return isOfOne(problem)
    ? say.buttonOfLine({ label, heard, line: lines[0]! })
    : say.buttonOfLines({ label, heard, count: lines.length })
}

const heard = (text: ReactNode) => <span className={layout.heard}>{text}</span>

function OpenProblem({ problem, onDecide }: { problem: FoundProblem; onDecide: OnDecide }) {
  const { id, title, meaning, certainty, repairs, before, marks } = problem
  const proposal = certainty === 'open' ? undefined : repairs[0]!.edits
  return (
    <li className={styles.problem} tabIndex={-1} data-problem={id}>
      <div className={styles.head}>
        <span className={styles.where}>{whereOf(problem)}</span>
        <b>{title}</b>
        {certainty === 'open' && <span className={classes(styles.badge, styles.bad)}>{say.youDecide()}</span>}
        {certainty === 'likely' && <span className={classes(styles.badge, styles.warn)}>{say.likely()}</span>}
        <span className={styles.end}>
          {repairs.map(({ label }, at) => (
            <Button key={label} small onClick={() => onDecide(id, at)}>
              <T of={buttonWords(problem, label)} />
            </Button>
          ))}
          <Button small look="quiet" onClick={() => onDecide(id, 'left')}>
            <T of={buttonWords(problem, leaveLabel(problem))} />
          </Button>
        </span>
      </div>
      <p>{meaning}</p>
      <RawLines
        lines={lineChanges(before, proposal, marks)}
        label={say.ofTheFile({ isOne: isOfOne(problem), line: problem.lines[0] ?? 0, count: problem.lines.length })}
      />
    </li>
  )
}

/** The label of the button that applies no repair. */
const leaveLabel = ({ unrepaired, id }: Problem): string => {
  if (unrepaired.length === 0) return say.leaveAsItIs()
  return id.startsWith('result-') ? say.unplayed() : say.readWithoutIt()
}

function DecidedProblem({ problem, decision, onUndo }: DecidedProps) {
  const isLeft = decision === 'left'
  return (
    <li className={classes(styles.problem, styles.taken)}>
      <div className={styles.head}>
        <span className={styles.where}>{whereOf(problem)}</span>
        {!isLeft && <Icon of={CHECK} size={14} />}
        <b>{problem.title}</b>
        <span className={styles.note}>{isLeft ? leaveLabel(problem) : changeOf(problem, decision)}</span>
        <span className={styles.end}>
          <Button small look="quiet" onClick={onUndo}>
            <T of={buttonWords(problem, say.takeBack())} />
          </Button>
        </span>
      </div>
    </li>
  )
}

/** A repair in short: the changed columns before and after, or its label. */
function changeOf({ before, repairs, lines }: FoundProblem, decision: number): string {
  const repair = repairs[decision]!
  if (!repair.isPlain) return repair.label
  const shown = lineChanges(before, repair.edits)
  const [from, to] = (['goes', 'comes'] as const).map((wanted) => {
    const line = shown.find(({ sign }) => sign === wanted)
    return line?.mark
      ? Array.from(line.text)
          .slice(line.mark.from - 1, line.mark.to)
          .join('')
          .trim()
      : ''
  })
  if (!from || !to || from.length + to.length >= 60) return ''
  const change = `${from} ${arrow()} ${to}`
  return lines.length > 1 ? say.changeAndMore({ change, count: lines.length - 1 }) : change
}

type OnDecide = (id: string, decision: Decision | undefined) => void

interface ProblemListProps {
  problems: FoundProblem[]
  decisions: Decisions
  onDecide: OnDecide
}

interface DecidedProps {
  problem: FoundProblem
  decision: Decision
  onUndo: () => void
}

import { lineChanges } from '#core/import/line-changes.ts'
import type { FoundProblem } from '#core/import/examine.ts'
import type { Decision, Decisions, Problem } from '#core/import/problem.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
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
        <li className={styles.more}>And {open.length - MOST_SHOWN} more: decide these first, or accept all.</li>
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
        <li className={styles.more}>And {done.length - MOST_SHOWN} more that are decided.</li>
      )}
    </ol>
  )
}

const MOST_SHOWN = 60

const whereOf = ({ lines, certainty }: Problem): string => {
  const [first] = lines
  return lines.length === 1 || (lines.length === 2 && certainty !== 'sure') ? `Line ${first}` : `${lines.length} lines`
}

function OpenProblem({ problem, onDecide }: { problem: FoundProblem; onDecide: OnDecide }) {
  const { id, title, meaning, certainty, repairs, before, marks } = problem
  const proposal = certainty === 'open' ? undefined : repairs[0]!.edits
  return (
    <li className={styles.problem} tabIndex={-1} data-problem={id}>
      <div className={styles.head}>
        <span className={styles.where}>{whereOf(problem)}</span>
        <b>{title}</b>
        {certainty === 'open' && <span className={classes(styles.badge, styles.bad)}>You decide</span>}
        {certainty === 'likely' && <span className={classes(styles.badge, styles.warn)}>Likely</span>}
        <span className={styles.end}>
          {repairs.map(({ label }, at) => (
            <Button key={label} small onClick={() => onDecide(id, at)}>
              {label}
              <span className={layout.heard}>, {whereOf(problem).toLowerCase()}</span>
            </Button>
          ))}
          <Button small look="quiet" onClick={() => onDecide(id, 'left')}>
            {leaveLabel(problem)}
            <span className={layout.heard}>, {whereOf(problem).toLowerCase()}</span>
          </Button>
        </span>
      </div>
      <p>{meaning}</p>
      <RawLines lines={lineChanges(before, proposal, marks)} label={`${whereOf(problem)} of the file`} />
    </li>
  )
}

/** The label of the button that applies no repair. */
const leaveLabel = ({ unrepaired, id }: Problem): string => {
  if (unrepaired.length === 0) return 'Leave as it is'
  return id.startsWith('result-') ? 'Unplayed' : 'Read without it'
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
            Take back<span className={layout.heard}>, {whereOf(problem).toLowerCase()}</span>
          </Button>
        </span>
      </div>
    </li>
  )
}

/** A repair in short: the changed columns before and after, or its label. */
function changeOf({ before, repairs, lines }: FoundProblem, decision: number): string {
  const repair = repairs[decision]!
  if (repair.label !== 'Accept') return repair.label
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
  const more = lines.length > 1 ? `, and ${lines.length - 1} more` : ''
  return from && to && from.length + to.length < 60 ? `${from} → ${to}${more}` : ''
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

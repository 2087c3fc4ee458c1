import { useState } from 'react'
import { isByHand, type BoardDifference } from '#core/draw/check-round.ts'
import type { DrawVerdict } from '#core/draw/reasons/draw-answers.ts'
import { RULES_IN_FORCE } from '#core/draw/rules-in-force.ts'
import { refusalText } from '#core/draw/refusal-text.ts'
import { startOrder } from '#core/text/start.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK, TRIANGLE_ALERT } from '../../ui/icons.ts'
import { DrawProgress } from './draw-progress.tsx'
import type { DrawState } from './use-draw.ts'
import styles from './why.module.css'

/** Differing boards shown before "Show all". */
const FEW = 5

/** The verdict on drawing a round again: as published, or the boards that differ. `brief` leaves out their list. */
export function Verdict({ snapshot, round, state, onAgain, onCancel, brief = false }: VerdictProps) {
  const [all, setAll] = useState(false)
  if (state.is === 'failed')
    return (
      <ErrorPanel
        what={`Couldn’t draw round ${round} again`}
        why="Check your connection and try again."
        onRetry={onAgain}
      />
    )
  const differences = state.is === 'drawn' && !state.verdict.refusal ? state.verdict.differences : []
  const isTeam = snapshot.settings.competitors === 'team'
  return (
    <>
      <div className={styles.proof}>
        <Words snapshot={snapshot} round={round} state={state} />
        <button type="button" className={layout.link} onClick={state.is === 'drawing' ? onCancel : onAgain}>
          {state.is === 'drawing' ? 'Cancel' : 'Draw it again'}
        </button>
        {state.is === 'drawing' && <DrawProgress round={round} share={state.share} />}
      </div>
      {differences.length > 0 && (
        <>
          {!brief && (
            <Differences
              snapshot={snapshot}
              round={round}
              differences={all ? differences : differences.slice(0, FEW)}
            />
          )}
          <div className={styles.foot}>
            {!brief && differences.length > FEW && (
              <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? `Show ${FEW}` : `Show all ${differences.length}`}
              </button>
            )}
            <p>
              {isTeam
                ? `Kibitz draws teams by FIDE C.04.6, ${TEAM_COLOURS[snapshot.settings.teamType]}. An event with other rules can differ and be right.`
                : 'Kibitz draws by FIDE C.04.3 of 1 February 2026. A round that was drawn by older rules, before a result was corrected, or changed by an arbiter, can differ and be right.'}
            </p>
          </div>
        </>
      )}
    </>
  )
}

interface VerdictProps {
  snapshot: Snapshot
  round: number
  state: DrawState
  onAgain: () => void
  onCancel: () => void
  brief?: boolean
}

function Words({ snapshot, round, state }: Pick<VerdictProps, 'snapshot' | 'round' | 'state'>) {
  const [icon, head, more] = lineOf(snapshot, round, state)
  return (
    <p role="status" className={classes(state.is === 'drawn' && (icon === CHECK ? styles.same : styles.differs))}>
      <Icon of={icon} />
      {/* The key replaces the element: changed words in the same element would count as a layout shift. */}
      <span key={head}>
        <b>{head}</b> {more}
      </span>
    </p>
  )
}

const TEAM_COLOURS = { A: 'with type A colours', B: 'with type B colours', none: 'without regard to colours' }

type Line = [icon: string, head: string, more: string]

function lineOf(snapshot: Snapshot, round: number, state: DrawState): Line {
  if (state.is === 'drawn') return outcome(snapshot, round, state.verdict)
  if (state.is === 'cancelled') return [CIRCLE_ALERT, `Round ${round} was not drawn again.`, 'You cancelled it.']
  return [CLOCK, `Drawing round ${round} again…`, 'This happens in your browser.']
}

function outcome(snapshot: Snapshot, round: number, { boards, differences, refusal }: DrawVerdict): Line {
  if (refusal)
    return [TRIANGLE_ALERT, 'FIDE’s rules allow no pairing of this round.', refusalText(snapshot, round, refusal)]
  if (differences.length === 0)
    return [CHECK, 'Drawn as FIDE’s rules say.', `Drawn again in your browser: the same ${boards} boards and colours.`]
  const byHand = differences.filter(({ published }) => isByHand(snapshot, round, published)).length
  if (byHand === differences.length) {
    const changed = `${byHand} of ${boards} boards ${byHand === 1 ? 'was' : 'were'} changed by hand.`
    return [TRIANGLE_ALERT, changed, 'All others are as FIDE’s rules draw them, drawn again in your browser.']
  }
  const marked = byHand > 0 ? ` ${byHand} of them ${byHand === 1 ? 'is' : 'are'} marked as changed by hand.` : ''
  if (isOlder(snapshot, round)) {
    const same = `${boards - differences.length} of ${boards} boards the same.`
    return [CLOCK, `Drawn again by today’s rules: ${same}`, `This round was drawn by the rules of its time.${marked}`]
  }
  const count = `${differences.length} of ${boards} boards ${differences.length === 1 ? 'differs' : 'differ'} from FIDE’s rules.`
  return [TRIANGLE_ALERT, count, `Round ${round} was drawn again in your browser.${marked}`]
}

/** Whether a round was drawn before the rules that are in force now. */
function isOlder({ dates }: Snapshot, round: number): boolean {
  const date = dates[round - 1] ?? dates.findLast((known) => known !== null)
  return date !== null && date !== undefined && startOrder(date) < RULES_IN_FORCE
}

const REASONS: Record<string, string> = {
  order: 'Equally good; FIDE’s order puts the other first',
  colours: 'Other colours',
  boards: 'Other board order',
  pairs: 'Other pairs',
}

interface DifferencesProps {
  snapshot: Snapshot
  round: number
  differences: BoardDifference[]
}

function Differences({ snapshot, round, differences }: DifferencesProps) {
  const pair = (of: BoardDifference['drawn']): string =>
    of ? `${distinctName(snapshot, of.white)} – ${of.black < 0 ? 'bye' : distinctName(snapshot, of.black)}` : 'None'
  return (
    <table className={styles.differences}>
      <caption className={layout.heard}>Boards that differ</caption>
      <thead>
        <tr>
          <th scope="col">{snapshot.settings.competitors === 'team' ? 'Table' : 'Board'}</th>
          <th scope="col">Published</th>
          <th scope="col">By the rules</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ pool, board, published, drawn, reason }) => (
          <tr key={`${pool} ${board}`}>
            <th scope="row">{board}</th>
            <td data-label="Published">{pair(published)}</td>
            <td data-label="By the rules">{pair(drawn)}</td>
            <td>
              {isByHand(snapshot, round, published)
                ? 'Changed by hand'
                : (REASONS[reason] ?? `Criterion ${reason} is met less well`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

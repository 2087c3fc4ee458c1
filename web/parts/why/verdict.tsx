import * as say from '#words/why.js'
import { drawnThen } from '#words/whyBoards.js'
import { useState } from 'react'
import { isByHand, type BoardDifference } from '#core/draw/check-round.ts'
import type { DrawVerdict } from '#core/draw/reasons/draw-answers.ts'
import { RULES_IN_FORCE } from '#core/tournament/rules-in-force.ts'
import { refusalText } from '#core/draw/refusal-text.ts'
import { startOrder, type Start } from '#core/text/start.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versus } from '#core/text/versus.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK, TRIANGLE_ALERT } from '../../ui/icons.ts'
import { useTimes, type Times } from '../../ui/time.tsx'
import { DrawProgress } from './draw-progress.tsx'
import type { DrawState } from './use-draw.ts'
import styles from './why.module.css'

/** Differing boards shown before "Show all". */
const FEW = 5

/** The verdict on drawing a round again: as published, or the boards that differ. `brief` leaves out their list. */
export function Verdict({ snapshot, round, state, onAgain, onCancel, brief = false }: VerdictProps) {
  const [all, setAll] = useState(false)
  if (state.is === 'failed')
    return <ErrorPanel what={say.couldntDrawAgain({ round })} why={say.checkConnection()} onRetry={onAgain} />
  const differences = state.is === 'drawn' && !state.verdict.refusal ? state.verdict.differences : []
  const isTeam = snapshot.settings.competitors === 'team'
  return (
    <>
      <div className={styles.proof}>
        <Words snapshot={snapshot} round={round} state={state} />
        <button type="button" className={layout.link} onClick={state.is === 'drawing' ? onCancel : onAgain}>
          {state.is === 'drawing' ? say.cancel() : say.drawAgain()}
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
                {all ? say.showFewer({ count: FEW }) : say.showAll({ count: differences.length })}
              </button>
            )}
            <p>{isTeam ? TEAM_NOTES[snapshot.settings.teamType]() : say.rulesNote()}</p>
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
  const [icon, head, more] = lineOf(snapshot, round, state, useTimes())
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

const TEAM_NOTES = { A: say.teamRulesNoteA, B: say.teamRulesNoteB, none: say.teamRulesNoteNone }

type Line = [icon: string, head: string, more: string]

function lineOf(snapshot: Snapshot, round: number, state: DrawState, times: Times): Line {
  if (state.is === 'drawn') return outcome(snapshot, round, state.verdict, times)
  if (state.is === 'cancelled') return [CIRCLE_ALERT, say.notDrawnAgain({ round }), say.youCancelled()]
  return [CLOCK, say.drawingAgain({ round }), say.inYourBrowser()]
}

function outcome(snapshot: Snapshot, round: number, { boards, differences, refusal }: DrawVerdict, times: Times): Line {
  if (refusal) return [TRIANGLE_ALERT, say.noPairingAllowed(), refusalText(snapshot, round, refusal)]
  if (differences.length === 0) return [CHECK, say.drawnAsRulesSay(), say.sameBoards({ boards })]
  const byHand = differences.filter(({ published }) => isByHand(snapshot, round, published)).length
  if (byHand === differences.length) {
    return [TRIANGLE_ALERT, say.boardsByHand({ byHand, boards }), say.othersAsRules()]
  }
  const withMarked = (said: string): string => (byHand > 0 ? `${said} ${say.markedByHand({ byHand })}` : said)
  const date = dateOf(snapshot, round)
  if (date !== undefined && startOrder(date) < RULES_IN_FORCE) {
    const head = say.drawnByTodaysRules({ same: boards - differences.length, boards })
    return [CLOCK, head, withMarked(drawnThen({ date: times(date, 'date'), changed: times(RULES_DAY, 'date') }))]
  }
  const head = say.boardsDiffer({ count: differences.length, boards })
  return [TRIANGLE_ALERT, head, withMarked(say.drawnInYourBrowser({ round }))]
}

/** When a round was drawn: its date, or the last one that is known. */
const dateOf = ({ dates }: Snapshot, round: number): Start | undefined =>
  dates[round - 1] ?? dates.findLast((known) => known !== null) ?? undefined

const RULES_DAY: Start = '2026-02-01'

const REASONS: Record<string, () => string> = {
  order: say.differsOrder,
  colours: say.differsColours,
  boards: say.differsBoards,
  pairs: say.differsPairs,
}

interface DifferencesProps {
  snapshot: Snapshot
  round: number
  differences: BoardDifference[]
}

function Differences({ snapshot, round, differences }: DifferencesProps) {
  const pair = (of: BoardDifference['drawn']): string =>
    of
      ? versus(distinctName(snapshot, of.white), of.black < 0 ? say.bye() : distinctName(snapshot, of.black))
      : say.noPair()
  return (
    <table className={styles.differences}>
      <caption className={layout.heard}>{say.boardsThatDiffer()}</caption>
      <thead>
        <tr>
          <th scope="col">{snapshot.settings.competitors === 'team' ? say.tableHead() : say.boardHead()}</th>
          <th scope="col">{say.publishedHead()}</th>
          <th scope="col">{say.byRulesHead()}</th>
          <th scope="col">{say.whyHead()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ pool, board, published, drawn, reason }) => (
          <tr key={`${pool} ${board}`}>
            <th scope="row">{board}</th>
            <td data-label={say.publishedHead()}>{pair(published)}</td>
            <td data-label={say.byRulesHead()}>{pair(drawn)}</td>
            <td>
              {isByHand(snapshot, round, published)
                ? say.changedByHandShort()
                : (REASONS[reason]?.() ?? say.differsCriterion({ criterion: reason }))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

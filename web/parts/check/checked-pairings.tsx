import * as say from '#words/checker.js'
import { useState } from 'react'
import type { BoardDifference } from '#core/draw/check-round.ts'
import { refusalText } from '#core/draw/refusal-text.ts'
import { isByOlderRules, type ComparedRound } from '#core/import/check-rounds.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versus } from '#core/text/versus.ts'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, TRIANGLE_ALERT } from '../../ui/icons.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { differenceReason } from './difference-reason.ts'
import styles from './check.module.css'

/** The rounds of a report, each beside its pairing by the rules. */
export function CheckedPairings({ snapshot, isForeign, rounds }: CheckedPairingsProps) {
  const notes = [
    ...(isForeign ? [say.foreign()] : snapshot.round === 0 ? [say.noRounds()] : []),
    ...(rounds.some(({ comparedWith }) => comparedWith === 'meetings') ? [say.byMeetings()] : []),
    ...(!isForeign && isByOlderRules(snapshot) ? [say.olderRules()] : []),
  ]
  return (
    <Panel id="check-pairings" title={say.pairings()} className={styles.part}>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ol>
        {rounds.map((round) => (
          <Round key={round.round} snapshot={snapshot} of={round} />
        ))}
      </ol>
    </Panel>
  )
}

interface CheckedPairingsProps {
  snapshot: Snapshot
  isForeign: boolean
  rounds: ComparedRound[]
}

function Round({ snapshot, of }: { snapshot: Snapshot; of: ComparedRound }) {
  const { round, differences, refusal, isNoted } = of
  const isWrong = differences.length > 0 && !isNoted
  return (
    <li className={styles.round}>
      <h3 className={isWrong ? styles.bad : styles.good}>
        <Icon of={isWrong ? TRIANGLE_ALERT : CHECK} />
        <span>{say.roundTitle({ round })}</span>
        <small>{outcomeOf(of)}</small>
      </h3>
      {isWrong && refusal && <p className={styles.note}>{refusalText(snapshot, round, refusal)}</p>}
      {isWrong && !refusal && <Differences snapshot={snapshot} round={round} of={differences} />}
    </li>
  )
}

const SAME = { rules: say.roundSame, table: say.roundTable, meetings: say.roundMet }

function outcomeOf({ boards, comparedWith, differences, refusal, isNoted }: ComparedRound): string {
  if (differences.length === 0) return SAME[comparedWith]({ boards })
  if (isNoted) return say.roundNoted()
  return refusal ? say.roundImpossible() : say.roundDiffers({ count: differences.length, boards })
}

/** Differing boards shown before “Show all”. */
const FEW = 8

function Differences({ snapshot, round, of }: { snapshot: Snapshot; round: number; of: BoardDifference[] }) {
  const [all, setAll] = useState(false)
  const named = (at: number): string => `${snapshot.players.no[at]} ${distinctName(snapshot, at)}`
  const pair = (board: BoardDifference['drawn']): string =>
    board ? versus(named(board.white), board.black < 0 ? say.bye() : named(board.black)) : say.noPair()
  return (
    <>
      <table className={styles.differences}>
        <caption className={layout.heard}>{say.roundTitle({ round })}</caption>
        <thead>
          <tr>
            <th scope="col">{say.board()}</th>
            <th scope="col">{say.inReport()}</th>
            <th scope="col">{say.byRules()}</th>
            <th scope="col">{say.why()}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? of : of.slice(0, FEW)).map((difference) => (
            <tr key={`${difference.pool} ${difference.board}`}>
              <th scope="row">{difference.board}</th>
              <td data-label={say.inReport()}>{pair(difference.published)}</td>
              <td data-label={say.byRules()}>{pair(difference.drawn)}</td>
              <td>{differenceReason(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {of.length > FEW && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFewer() : say.showAll({ count: of.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}

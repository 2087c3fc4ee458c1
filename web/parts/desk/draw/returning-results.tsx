import type { ReactNode } from 'react'
import { T } from '../../../ui/t.tsx'
import * as say from '#words/deskDraw.js'
import { comesBack } from '#core/changes/taken-back.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { resultText } from '#core/changes/result-text.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { versus } from '#core/text/versus.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, TRIANGLE_ALERT } from '../../../ui/icons.ts'
import styles from './draft-notes-list.module.css'

const MOST_NAMED = 4

/** The draft of a round that was taken back: which results return, and which don't. */
export function ReturningResults({ snapshot, draw, before }: ReturningResultsProps) {
  const gone = before.filter((board) => !comesBack(draw.pairs, board))
  const back = before.length - gone.length
  const name = (no: number | null): string => distinctName(snapshot, snapshot.players.no.indexOf(no ?? -1))
  const named = joinComma(
    gone.slice(0, MOST_NAMED).map((board) => `${versus(name(board.white), name(board.black))} ${resultOf(board)}`),
  )
  const more = gone.length - MOST_NAMED
  return (
    <ul className={styles.notes} aria-label={say.resultsFromBefore()}>
      {back > 0 && (
        <li data-is="ok">
          <Icon of={CHECK} />
          <span>
            <T of={say.comesBack({ count: back, b: bold })} />
          </span>
        </li>
      )}
      {gone.length > 0 && (
        <li data-is="warn">
          <Icon of={TRIANGLE_ALERT} />
          <span>
            <T
              of={say.doesntComeBack({
                count: gone.length,
                boards: more > 0 ? say.boardsAndMore({ boards: named, more }) : named,
                b: bold,
              })}
            />
          </span>
        </li>
      )}
    </ul>
  )
}

const resultOf = ({ outcome, whitePoints, blackPoints }: MatchRecord): string =>
  resultText({ outcome, points: whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints] })

interface ReturningResultsProps {
  snapshot: Snapshot
  draw: Draw
  /** The boards with results from before the round was taken back. */
  before: MatchRecord[]
}

const bold = (text: ReactNode) => <b>{text}</b>

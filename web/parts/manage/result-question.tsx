import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { resultFace } from '../director/result-label.ts'
import type { DeskBoard } from './boards.ts'
import type { AskedBoard, RoundEntry } from './use-result-entry.ts'
import { Correction } from './correction.tsx'
import choices from './result-choices.module.css'
import styles from './result-question.module.css'

/** What is asked at a board before its result changes: why, or which of two results stands. */
export function ResultQuestion({ snapshot, board, entry, asked }: ResultQuestionProps) {
  return asked.question === 'reason' ? (
    <Correction snapshot={snapshot} board={board} entry={entry} asked={asked} />
  ) : (
    <div className={styles.question}>
      <p>Board {board.board} has two results. Which one stands?</p>
      <div className={choices.choices}>
        <button type="button" onClick={entry.drop}>
          <b>{board.text}</b>
          <span>as it was entered meanwhile</span>
        </button>
        <button type="button" onClick={() => entry.settle(board, asked.result)}>
          <b>{resultFace(asked.result)}</b>
          <span>yours</span>
        </button>
      </div>
    </div>
  )
}

interface ResultQuestionProps {
  snapshot: Snapshot
  board: DeskBoard
  entry: RoundEntry
  asked: AskedBoard
}

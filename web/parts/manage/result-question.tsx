import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { resultFace } from '../director/result-label.ts'
import type { DeskBoard } from './boards.ts'
import type { AskedBoard, RoundEntry } from './use-result-entry.ts'
import styles from './result-question.module.css'

const REASONS = ['Slip misread', 'Colours swapped', 'Ruling']

/** What is asked at a board before its result changes: why, or which of two results stands. */
export function ResultQuestion({ board, entry, asked }: { board: DeskBoard; entry: RoundEntry; asked: AskedBoard }) {
  return asked.question === 'reason' ? (
    <Reason board={board} entry={entry} asked={asked} />
  ) : (
    <div className={styles.question}>
      <p>Board {board.board} has two results. Which one stands?</p>
      <div className={styles.clash}>
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

function Reason({ board, entry, asked }: { board: DeskBoard; entry: RoundEntry; asked: AskedBoard }) {
  const [reason, setReason] = useState(REASONS[0]!)
  const isOwn = !REASONS.includes(reason)
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim()) entry.correct(board, asked.result, reason.trim())
      }}
    >
      <p>Board {board.board} has a confirmed result. Why does it change?</p>
      <div className={styles.reason}>
        <span className={styles.change}>
          <s>{board.text}</s> → {resultFace(asked.result)}
        </span>
        {REASONS.map((each) => (
          <button
            key={each}
            type="button"
            className={classes(styles.chip)}
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
          >
            {each}
          </button>
        ))}
        <input
          aria-label="Another reason"
          placeholder="Another reason"
          maxLength={200}
          value={isOwn ? reason : ''}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button small look="primary" type="submit" disabled={reason.trim() === ''}>
          Correct board {board.board}
        </Button>
        <Button small look="quiet" onClick={entry.drop}>
          Leave it
        </Button>
      </div>
    </form>
  )
}

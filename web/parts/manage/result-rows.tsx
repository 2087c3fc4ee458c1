import { useEffect, useRef } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { classes } from '../../ui/classes.ts'
import { Flag } from '../people/flag.tsx'
import type { BoardState, DeskBoard } from './boards.ts'
import { ResultPick } from './result-pick.tsx'
import { ResultQuestion } from './result-question.tsx'
import type { RoundEntry } from './use-result-entry.ts'
import styles from './result-rows.module.css'

const SAID: Record<BoardState, string> = {
  open: 'Open',
  in: 'In',
  reported: 'Reported',
  disputed: 'Disputed',
  adjourned: 'Adjourned',
}

/** The boards of a round, each with its three results to press; quiet once one is stored. */
export function ResultRows({
  snapshot,
  boards,
  entry,
  isWaiting,
}: {
  snapshot: Snapshot
  boards: DeskBoard[]
  entry: RoundEntry
  /** Whether a board’s result waits for the network. */
  isWaiting: (board: DeskBoard) => boolean
}) {
  return (
    <ol className={styles.rows}>
      {boards.map((board) => (
        <Row key={board.no} snapshot={snapshot} board={board} entry={entry} isWaiting={isWaiting(board)} />
      ))}
    </ol>
  )
}

function Row({ snapshot, board, entry, isWaiting }: ResultRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { players, settings } = snapshot
  const waiting = entry.waiting[board.no]
  const isCurrent = entry.at === board
  const isAsked = entry.asked?.no === board.no
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={row}
      className={classes(
        waiting === undefined && !isWaiting ? styles[board.state] : styles.waiting,
        isCurrent && styles.current,
        isAsked && styles.asked,
      )}
      aria-current={isCurrent || undefined}
    >
      <div className={styles.row}>
        <button
          type="button"
          className={styles.no}
          aria-label={`Go to board ${board.board}`}
          onClick={() => entry.goTo(board.board)}
        >
          {board.board}
        </button>
        <Side name={board.whiteName} code={players.nationality[board.white]!} />
        <ResultPick
          board={board}
          waiting={waiting ?? (isWaiting ? board.text : undefined)}
          entry={entry}
          gamePointTotal={settings.gamePointTotal}
        />
        <Side name={board.blackName} code={players.nationality[board.black]!} isBlack />
        <span className={styles.state}>
          {isWaiting ? 'Waiting' : waiting === undefined ? SAID[board.state] : 'Saving'}
        </span>
      </div>
      {isAsked && (
        <ResultQuestion
          key={entry.asked!.question}
          snapshot={snapshot}
          board={board}
          entry={entry}
          asked={entry.asked!}
        />
      )}
    </li>
  )
}

interface ResultRowProps {
  snapshot: Snapshot
  board: DeskBoard
  entry: RoundEntry
  isWaiting: boolean
}

function Side({ name, code, isBlack = false }: { name: string; code: string; isBlack?: boolean }) {
  return (
    <span className={classes(styles.side, isBlack && styles.black)}>
      <Flag code={code} />
      <bdi>{name}</bdi>
    </span>
  )
}

import * as say from '#words/deskResults.js'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { Act } from '#core/changes/act.ts'
import { changesSeat } from '#core/changes/bracket-correction.ts'
import { boardActs } from '#core/changes/result-acts.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { subjectsOf } from '#core/changes/hall-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isCollision } from '../../../offline/queue.ts'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BoardResults } from '../../line-up/line-up.ts'
import { Flag } from '../../people/flag.tsx'
import type { BoardState, DeskBoard } from './boards.ts'
import { ResultPick } from './result-pick.tsx'
import { Correction, ReplacementDialog, WaitingQuestion } from '../desk-parts.ts'
import type { RoundEntry } from './use-result-entry.ts'
import type { WaitingListProps } from '../waiting-list.tsx'
import question from './result-question.module.css'
import styles from './result-rows.module.css'

const SAID: Record<BoardState, () => string> = {
  open: say.stateOpen,
  in: say.stateIn,
  reported: say.stateReported,
  disputed: say.stateDisputed,
  adjourned: say.adjourned,
}

/** A correction that came too late to count is in the rating report only. */
const saidOf = ({ state, rated, decision }: DeskBoard): string =>
  rated ? say.stateRated({ rated }) : state === 'in' ? (decision ?? SAID.in()) : SAID[state]()

export function ResultRows({ boards, isWaiting, ...props }: ResultRowsProps) {
  return (
    <ol className={styles.rows}>
      {boards.map((board) => (
        <Row key={board.no} {...props} board={board} isWaiting={isWaiting(board)} />
      ))}
    </ol>
  )
}

interface ResultRowsProps {
  snapshot: Snapshot
  id: string
  boards: DeskBoard[]
  entry: RoundEntry
  /** Whether the result of a board waits for the network. */
  isWaiting: (board: DeskBoard) => boolean
  unsent: WaitingListProps
  /** Opens the changes of a board's pairing; undefined when the round is not being played. */
  onPairing: ((board: DeskBoard) => void) | undefined
}

/** A correction board by board after which someone else goes through. */
interface AskedSeat {
  letters: string
  reason: string | undefined
  acts: Act[]
}

function Row({ snapshot, id, board, entry, isWaiting, unsent, onPairing }: ResultRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [showsBoards, showBoards] = useState(false)
  const { players, settings } = snapshot
  const waiting = entry.waiting[board.no]
  const isCurrent = entry.at === board
  const isOfBoards = settings.competitors === 'team' && settings.gamePointTotal > 1 && !board.hasLink
  const asked = entry.askedOf(board)
  const [seat, askSeat] = useState<AskedSeat>()
  const save = (letters: string, reason: string | undefined, goes?: BracketWay): void =>
    void entry.enterBoards(board, letters, reason, goes).then((isSaved) => isSaved && showBoards(false))
  const collision = unsent.told.find(
    ({ change }) => isCollision(change) && subjectsOf(change.request).includes(`board ${entry.round} ${board.no}`),
  )
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={row}
      className={classes(
        waiting === undefined && !isWaiting ? styles[board.state] : styles.waiting,
        isCurrent && styles.current,
        (asked ?? collision) && styles.asked,
      )}
      aria-current={isCurrent || undefined}
    >
      <div className={styles.row}>
        <button
          type="button"
          className={styles.no}
          aria-label={say.goToPlace({ place: board.placeText })}
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
          onBoards={isOfBoards ? () => showBoards(true) : undefined}
          onPairing={onPairing && (() => onPairing(board))}
        />
        <Side name={board.blackName} code={players.nationality[board.black]!} isBlack />
        <span className={styles.state}>
          {isWaiting ? say.stateWaiting() : waiting === undefined ? saidOf(board) : say.stateSaving()}
        </span>
      </div>
      {showsBoards && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <BoardResults
            snapshot={snapshot}
            id={id}
            round={entry.round}
            no={board.no}
            sides={[board.whiteName, board.blackName]}
            isConfirmed={board.state === 'in'}
            isBusy={waiting !== undefined}
            onSave={(letters, reason) => {
              const acts = boardActs(snapshot, { round: entry.round, no: board.no }, letters)
              if (changesSeat(snapshot, acts)) askSeat({ letters, reason, acts })
              else save(letters, reason)
            }}
            onClose={() => showBoards(false)}
          />
        </Suspense>
      )}
      {seat && (
        <Suspense>
          <ReplacementDialog
            {...{ snapshot, round: entry.round, acts: seat.acts, isBusy: false }}
            title={say.correctPlaceOfRound({ place: board.placeText, round: entry.round })}
            onClose={() => askSeat(undefined)}
            onChoose={(goes) => {
              askSeat(undefined)
              save(seat.letters, seat.reason, goes)
            }}
          />
        </Suspense>
      )}
      {asked ? (
        <Suspense>
          <Correction snapshot={snapshot} board={board} entry={entry} asked={asked} />
        </Suspense>
      ) : (
        collision && (
          <Suspense>
            <div className={question.question}>
              <WaitingQuestion {...unsent} asked={collision} />
            </div>
          </Suspense>
        )
      )}
    </li>
  )
}

interface ResultRowProps extends Omit<ResultRowsProps, 'boards' | 'isWaiting'> {
  board: DeskBoard
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

import * as say from '#words/help.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import type { EnteredOutcome, EnteredResult } from '#core/match/entered-result.ts'
import { MAX_POINTS_TEXT } from '#core/limits/event.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { versus } from '#core/text/versus.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { parsePoints } from '../desk/results/parse-points.ts'
import { OUTCOME_LABELS } from '../desk/results/result-label.ts'
import type { EntryBoard } from './helper-boards.ts'
import styles from './helper-pad.module.css'

type ResultKey = [outcome: EnteredOutcome, face: string]

const KEYS: ResultKey[] = [
  ['10', '1–0'],
  ['==', '½'],
  ['01', '0–1'],
]
const FORFEITS: ResultKey[] = [
  ['+-', '+ −'],
  ['-+', '− +'],
  ['--', '− −'],
]

/** Buttons for the result of one board; a field for the points of both sides in a match of several games. */
export function HelperPad({ board, isTeam, gamePointTotal, isBusy, onEnter, last, onUndo }: HelperPadProps) {
  const place = placeLabel(isTeam, board.board)
  const isDone = board.isConfirmed || board.waiting !== undefined
  return (
    <section
      className={styles.pad}
      aria-label={isTeam ? say.resultOfTable({ no: board.board }) : say.resultOfBoard({ no: board.board })}
    >
      <p>
        <b>{place}</b> {versus(board.white, board.black)}
      </p>
      {last !== undefined && (
        <p role="status" className={styles.last}>
          <span>{last}</span>
          {onUndo && (
            <Button small disabled={isBusy} onClick={onUndo}>
              {sayCommon.undo()}
            </Button>
          )}
        </p>
      )}
      {board.waiting !== undefined ? (
        <p>{say.resultWaits({ result: board.result })}</p>
      ) : isDone ? (
        <p>{say.resultIsIn()}</p>
      ) : gamePointTotal > 1 ? (
        <PointsForm isBusy={isBusy} board={board} onEnter={onEnter} />
      ) : (
        <ResultKeys className={styles.keys} keys={KEYS} isBusy={isBusy} onEnter={onEnter} />
      )}
      {!isDone && <ResultKeys className={styles.small} keys={FORFEITS} isBusy={isBusy} onEnter={onEnter} />}
    </section>
  )
}

interface HelperPadProps {
  board: EntryBoard
  isTeam: boolean
  gamePointTotal: number
  isBusy: boolean
  onEnter: (result: EnteredResult) => void
  /** The last result entered, with its undo. */
  last: string | undefined
  onUndo: (() => void) | undefined
}

const ResultKeys = ({ className, keys, isBusy, onEnter }: ResultKeysProps) => (
  <div className={className}>
    {keys.map(([outcome, face]) => (
      <button
        key={outcome}
        type="button"
        disabled={isBusy}
        aria-label={OUTCOME_LABELS[outcome]()}
        onClick={() => onEnter({ outcome })}
      >
        <span dir="ltr">{face}</span>
      </button>
    ))}
  </div>
)

interface ResultKeysProps extends Pick<HelperPadProps, 'isBusy' | 'onEnter'> {
  className: string | undefined
  keys: ResultKey[]
}

function PointsForm({ board, isBusy, onEnter }: Pick<HelperPadProps, 'board' | 'isBusy' | 'onEnter'>) {
  const [texts, type] = useState(['', ''])
  const [white, black] = texts.map(parsePoints)
  return (
    <form
      className={styles.points}
      onSubmit={(event) => {
        event.preventDefault()
        if (white !== undefined && black !== undefined) onEnter({ points: [white, black] })
      }}
    >
      {[board.white, board.black].map((side, at) => (
        <Field
          key={at}
          label={<bdi>{side}</bdi>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_POINTS_TEXT}
          value={texts[at]}
          onChange={(event) => type(texts.with(at, event.target.value))}
        />
      ))}
      <Button type="submit" look="primary" disabled={isBusy || white === undefined || black === undefined}>
        {say.enterResult()}
      </Button>
    </form>
  )
}

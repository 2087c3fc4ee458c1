import * as say from '#words/deskResults.js'
import { useRef, useState } from 'react'
import { parseResultLine } from '#core/match/parse-result-line.ts'
import { RARE_OUTCOMES, type EnteredOutcome } from '#core/match/entered-result.ts'
import { IconButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ELLIPSIS } from '../../../ui/icons.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { OUTCOME_LABELS, outcomeFace } from './result-label.ts'
import type { DeskBoard } from './boards.ts'
import type { RoundEntry } from './use-result-entry.ts'
import faces from './result-faces.module.css'
import styles from './result-pick.module.css'

const FACES = [
  ['10', '1–0'],
  ['==', '½'],
  ['01', '0–1'],
] as const
const FORFEITS = ['+-', '-+', '--'] as const

export function ResultPick({ board, waiting, entry, gamePointTotal, onBoards, onPairing }: ResultPickProps) {
  const shown = waiting ?? (board.state === 'open' ? undefined : board.text)
  const isFace = (outcome: EnteredOutcome): boolean =>
    waiting === undefined ? board.outcome === outcome : waiting === outcomeFace(outcome)
  const isPlain = gamePointTotal === 1 && (shown === undefined || FACES.some(([outcome]) => isFace(outcome)))
  return (
    <div className={classes(styles.pick, board.state === 'in' && waiting === undefined && styles.stored)}>
      {isPlain ? (
        FACES.map(([outcome, face]) => (
          <button
            key={outcome}
            type="button"
            className={faces.face}
            aria-pressed={isFace(outcome)}
            aria-label={say.outcomeOfPlace({ place: board.place, outcome: OUTCOME_LABELS[outcome]() })}
            onClick={() => entry.enter(board, { outcome })}
          >
            {face}
          </button>
        ))
      ) : gamePointTotal === 1 || shown !== undefined ? (
        <span className={styles.other}>{shown}</span>
      ) : (
        <PointsForm board={board} entry={entry} gamePointTotal={gamePointTotal} />
      )}
      <MoreResults board={board} entry={entry} {...{ gamePointTotal, onBoards, onPairing }} />
    </div>
  )
}

function PointsForm({ board, entry, gamePointTotal }: Pick<ResultPickProps, 'board' | 'entry' | 'gamePointTotal'>) {
  const [text, setText] = useState('')
  const result = parseResultLine(text, gamePointTotal)?.result
  return (
    <form
      className={styles.points}
      onSubmit={(event) => {
        event.preventDefault()
        if (result) entry.enter(board, result)
      }}
    >
      <input
        className={faces.points}
        aria-label={say.pointsOfPlace({ place: board.place })}
        placeholder="3-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}

function MoreResults({ board, entry, gamePointTotal, onBoards, onPairing }: Omit<ResultPickProps, 'waiting'>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, open] = useState(false)
  const rare: readonly EnteredOutcome[] = gamePointTotal === 1 ? [...FORFEITS, ...RARE_OUTCOMES] : FORFEITS
  const label = say.moreResultsOfPlace({ place: board.place })
  const item = (words: string, choose: () => void) => (
    <MenuItem
      key={words}
      onChoose={() => {
        open(false)
        choose()
      }}
    >
      {words}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        small
        label={label}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon of={ELLIPSIS} />
      </IconButton>
      {isOpen && (
        <Menu label={label} at={button} onClose={() => open(false)}>
          {onBoards && item(say.boardByBoard(), onBoards)}
          {rare.map((outcome) => item(OUTCOME_LABELS[outcome](), () => entry.enter(board, { outcome })))}
          {item(say.adjourned(), () => entry.adjourn(board))}
          {board.state !== 'open' && item(say.clearTheResult(), () => entry.clear(board))}
          {onPairing && item(say.changeThePairing(), onPairing)}
        </Menu>
      )}
    </>
  )
}

interface ResultPickProps {
  board: DeskBoard
  /** The result that is being saved. */
  waiting: string | undefined
  entry: RoundEntry
  gamePointTotal: number
  /** Opens the board-by-board results of a team match; undefined when there are none. */
  onBoards: (() => void) | undefined
  /** Opens the changes of the board's pairing; undefined when the round is not being played. */
  onPairing: (() => void) | undefined
}

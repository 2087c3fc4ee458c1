import * as say from '#words/viewer.js'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatSpent } from '#core/game/clocks.ts'
import { moveNumber, type Move, type MoveList } from '#core/game/moves.ts'
import type { Evaluations, Swing } from '#core/game/swings.ts'
import { formatEvaluation } from '#core/match/win-chance.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './moves-panel.module.css'

/** The moves of a game with their evaluations and times; above them is `top`, below them `foot`. */
export function MovesPanel({ game, ply, evaluations, turns, awaited, onGo, choice, top, foot }: MovesPanelProps) {
  const notes: Notes = { evaluations, turns }
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const at = list.current
    if (at) keepInSight(at, ply > 0 ? at.querySelector<HTMLElement>('[aria-current]') : null)
  }, [ply])
  return (
    <Panel>
      {top}
      <header className={styles.head}>
        <h2>{say.moves()}</h2>
        {choice}
      </header>
      {game.words && <p className={styles.words}>{game.words}</p>}
      <ol className={styles.moves} dir="ltr" ref={list} aria-label={say.moves()}>
        {rows(game).map(({ number, white, black }) => (
          <li key={number}>
            <span>{number}</span>
            <MoveButton at={white} ply={ply} notes={notes} onGo={onGo} />
            <MoveButton at={black} ply={ply} notes={notes} onGo={onGo} />
            <Words of={white} />
            <Words of={black} />
          </li>
        ))}
      </ol>
      {game.moves.length === 0 && <p className={styles.words}>{awaited ? say.loadingMoves() : say.noMovesYet()}</p>}
      {game.problem && (
        <p className={styles.words} role="note">
          {game.problem}
        </p>
      )}
      {foot}
    </Panel>
  )
}

interface MovesPanelProps {
  game: MoveList
  ply: number
  evaluations?: Evaluations
  turns?: readonly Swing[]
  /** Whether the game has not loaded yet. */
  awaited: boolean
  onGo: (ply: number) => void
  /** The control that chooses a game of the board. */
  choice: ReactNode
  top?: ReactNode
  foot?: ReactNode
}

/** What is written beside the moves. */
interface Notes {
  evaluations: Evaluations | undefined
  turns: readonly Swing[] | undefined
}

interface MoveAt {
  ply: number
  move: Move
}
interface MoveRow {
  number: number
  white?: MoveAt
  black?: MoveAt
}

/** Pairs of moves by move number. */
function rows({ moves, start }: MoveList): MoveRow[] {
  const all: MoveRow[] = []
  for (const [at, move] of moves.entries()) {
    const { number, black } = moveNumber(at + 1, start)
    const last = all.at(-1)
    const row = last?.number === number ? last : { number }
    if (row !== last) all.push(row)
    row[black ? 'black' : 'white'] = { ply: at + 1, move }
  }
  return all
}

function MoveButton({ at, ply, notes, onGo }: MoveButtonProps) {
  if (!at) return <i aria-hidden="true" />
  const { spent, san } = at.move
  const evaluation = notes.evaluations?.[at.ply - 1]
  const turn = notes.turns?.findIndex((one) => one.ply === at.ply) ?? -1
  return (
    <button type="button" aria-current={at.ply === ply ? 'true' : undefined} onClick={() => onGo(at.ply)}>
      {san}
      {turn >= 0 && <span className={styles.turn}>{turn + 1}</span>}
      {evaluation && <span className={styles.value}>{formatEvaluation(evaluation)}</span>}
      {spent !== undefined && <small>{formatSpent(spent)}</small>}
    </button>
  )
}

interface MoveButtonProps {
  at: MoveAt | undefined
  ply: number
  notes: Notes
  onGo: (ply: number) => void
}

function Words({ of }: { of: MoveAt | undefined }) {
  if (!of?.move.words) return null
  return (
    <p dir="auto">
      <b dir="ltr">{of.move.san}</b> {of.move.words}
    </p>
  )
}

/** Scrolls the list only, not the page. */
function keepInSight(list: HTMLElement, current: HTMLElement | null): void {
  if (!current) {
    list.scrollTop = 0
    return
  }
  // The comment on a move is below it and should be visible too.
  const last = current.closest('li')?.lastElementChild
  const lowest = last instanceof HTMLElement ? last : current
  const [top, bottom] = [current.offsetTop, lowest.offsetTop + lowest.offsetHeight]
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

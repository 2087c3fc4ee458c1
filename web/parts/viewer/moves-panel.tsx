import * as say from '#words/viewer.js'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatSpent } from '#core/game/clocks.ts'
import { moveNumber, type Move, type MoveList } from '#core/game/moves.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './moves-panel.module.css'

const KEYS: [keys: () => string[], what: () => string][] = [
  [() => ['←', '→'], say.keysMove],
  [() => ['↑', '↓'], say.keysGame],
  [() => ['p', 'n'], say.keysMatch],
  [() => [say.keySpace()], say.keysPlay],
  [() => ['f'], say.keysFlip],
  [() => ['d'], say.keysDownload],
]

export function MovesPanel({ game, ply, awaited, onGo, choice }: MovesPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const at = list.current
    if (at) keepInSight(at, ply > 0 ? at.querySelector<HTMLElement>('[aria-current]') : null)
  }, [ply])
  return (
    <Panel title={say.moves()} action={choice}>
      {game.words && <p className={styles.words}>{game.words}</p>}
      <ol className={styles.moves} dir="ltr" ref={list} aria-label={say.moves()}>
        {rows(game).map(({ number, white, black }) => (
          <li key={number}>
            <span>{number}</span>
            <MoveButton at={white} ply={ply} onGo={onGo} />
            <MoveButton at={black} ply={ply} onGo={onGo} />
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
      <div className={styles.keys}>
        {KEYS.map(([keys, what]) => (
          <span key={what()}>
            <span dir="ltr">
              {keys().map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
            {what()}
          </span>
        ))}
      </div>
    </Panel>
  )
}

interface MovesPanelProps {
  game: MoveList
  ply: number
  /** Whether the game has not loaded yet. */
  awaited: boolean
  onGo: (ply: number) => void
  /** The control that chooses a game of the board. */
  choice: ReactNode
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

function MoveButton({ at, ply, onGo }: { at: MoveAt | undefined; ply: number; onGo: (ply: number) => void }) {
  if (!at) return <i aria-hidden="true" />
  const { spent, san } = at.move
  return (
    <button type="button" aria-current={at.ply === ply ? 'true' : undefined} onClick={() => onGo(at.ply)}>
      {san}
      {spent !== undefined && <small>{formatSpent(spent)}</small>}
    </button>
  )
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

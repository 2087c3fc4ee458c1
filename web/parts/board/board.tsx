import { memo } from 'react'
import { parsePlacement, squareAt } from '#core/game/position.ts'
import { classes } from '../../ui/classes.ts'
import { pieceId, Pieces } from './pieces.tsx'
import styles from './board.module.css'

const SQUARE = 45
const FILES = 'abcdefgh'

/**
 * A position with the squares of the last move marked. `label` describes it for screen readers. Without a label it is
 * one of many small boards: no coordinates, and its pieces come from one set shared by the page.
 */
export const Board = memo(function Board({ fen, last, came, flipped = false, label }: BoardProps) {
  const turned = (at: number) => SQUARE * (flipped ? 7 - at : at)
  const place = (square: string) => {
    const { column, row } = squareAt(square)
    return { x: turned(column), y: turned(row) }
  }
  const step = came && slide(place(came.from), place(came.to))
  return (
    <div className={styles.board} {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <svg viewBox="0 0 360 360" aria-hidden="true">
        {label !== undefined && <Pieces />}
        {last?.map((square) => (
          <rect key={square} className={styles.last} {...place(square)} width={SQUARE} height={SQUARE} />
        ))}
        {label !== undefined && <Coordinates flipped={flipped} />}
        {parsePlacement(fen).map(({ kind, white, column, row }) => {
          const moves = came?.to === FILES.charAt(column) + (8 - row)
          return (
            <use
              // A new key for the piece that moved: otherwise React reuses the element of the piece that was on the
              // square.
              key={`${column}${row}${moves ? fen : ''}`}
              href={`#${pieceId(kind, white)}`}
              className={classes(moves && styles.came)}
              style={moves ? step : undefined}
              x={turned(column)}
              y={turned(row)}
              width={SQUARE}
              height={SQUARE}
            />
          )
        })}
      </svg>
    </div>
  )
})

interface BoardProps {
  fen: string
  last?: readonly [from: string, to: string] | undefined
  /** The last step of a replay, forwards or backwards, to animate the piece. */
  came?: { from: string; to: string } | undefined
  flipped?: boolean
  label?: string
}

const slide = (from: { x: number; y: number }, to: { x: number; y: number }) => ({
  '--dx': `${from.x - to.x}px`,
  '--dy': `${from.y - to.y}px`,
})

function Coordinates({ flipped }: { flipped: boolean }) {
  return Array.from({ length: 8 }, (_, at) => {
    const own = flipped ? 7 - at : at
    const dark = at % 2 === 0
    return [
      <text
        key={`file${at}`}
        className={dark ? styles.onDark : styles.onLight}
        x={SQUARE * at + 42}
        y={357}
        textAnchor="end"
      >
        {FILES.charAt(own)}
      </text>,
      <text key={`rank${at}`} className={dark ? styles.onLight : styles.onDark} x={3} y={SQUARE * at + 10.5}>
        {8 - own}
      </text>,
    ]
  })
}

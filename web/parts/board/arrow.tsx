import { squareAt } from '#core/game/position.ts'
import styles from './arrow.module.css'

const SQUARE = 45
/** Distances from the centres of the squares, and the sizes of the head. */
const START = 12
const HEAD = { length: 15, half: 9 }

/** An arrow over a board, from square to square, drawn above its pieces. */
export function Arrow({ from, to, flipped = false }: { from: string; to: string; flipped?: boolean }) {
  const { line, head } = arrowPaths(from, to, flipped)
  return (
    <svg className={styles.arrow} viewBox="0 0 360 360" aria-hidden="true">
      <path className={styles.line} d={line} />
      <path className={styles.head} d={head} />
    </svg>
  )
}

/** The line from beside the centre of the first square, and a head whose tip is short of the second centre. */
function arrowPaths(from: string, to: string, flipped: boolean): { line: string; head: string } {
  const centre = (square: string) => {
    const { column, row } = squareAt(square)
    const turned = (at: number) => SQUARE * (flipped ? 7 - at : at) + SQUARE / 2
    return { x: turned(column), y: turned(row) }
  }
  const [a, b] = [centre(from), centre(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const point = (along: number, aside = 0) =>
    `${(a.x + x * along - y * aside).toFixed(1)} ${(a.y + y * along + x * aside).toFixed(1)}`
  const tip = length - 2
  const neck = tip - HEAD.length
  return {
    line: `M${point(Math.min(START, neck))}L${point(neck)}`,
    head: `M${point(tip)}L${point(neck, HEAD.half)}L${point(neck, -HEAD.half)}z`,
  }
}

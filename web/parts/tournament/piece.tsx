import * as say from '#words/chess.js'
import { classes } from '../../ui/classes.ts'
import styles from './piece.module.css'

/** A square in a side's colour, the same in the light and the dark theme. */
export function Piece({ colour, title, large }: { colour: 'White' | 'Black'; title?: string; large?: boolean }) {
  const label = title ?? (colour === 'White' ? say.white() : say.black())
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={classes(styles.piece, styles[colour], large && styles.large)}
    />
  )
}

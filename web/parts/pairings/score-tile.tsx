import { classes } from '../../ui/classes.ts'
import { Piece } from '../tournament/piece.tsx'
import { useChangeCount } from '../../hooks/use-change-count.ts'
import styles from './score-tile.module.css'

/**
 * The score of one side on its colour; without a score only the colour. A changed score starts a red outline animation.
 */
export function ScoreTile({ colour, score, lost, title, hidden }: ScoreTileProps) {
  const changes = useChangeCount(score)
  if (hidden) return <span className={styles.veil} />
  if (score === undefined) return <Piece colour={colour} title={title} large />
  return (
    <span
      key={changes}
      className={classes(styles.tile, styles[colour], lost && styles.lost, changes > 0 && styles.changed)}
      title={title}
    >
      {score}
    </span>
  )
}

interface ScoreTileProps {
  colour: 'White' | 'Black'
  score: string | undefined
  lost: boolean
  title: string
  /** Whether there is a score that spoiler protection hides. */
  hidden?: boolean
}

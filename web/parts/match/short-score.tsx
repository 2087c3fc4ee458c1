import type { ReactNode } from 'react'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import styles from './short-score.module.css'

/** Both sides of a match in one line, with the score between them; the side that has won is set in ink. */
export function ShortScore({ w, b, scores, won, className }: ShortScoreProps) {
  return (
    <span className={classes(styles.line, className)}>
      <bdi className={sideClass('w', won)}>{w}</bdi>
      <ScoreText scores={scores} />
      <bdi className={sideClass('b', won)}>{b}</bdi>
    </span>
  )
}

/** `5½–6½`; a dash without a score. */
export const ScoreText = ({ scores }: Pick<ShortScoreProps, 'scores'>): ReactNode =>
  scores ? (
    <b className={styles.score} dir="ltr">
      {scores.map((points) => formatPoints(halfPoints(points))).join('–')}
    </b>
  ) : (
    <span className={styles.dash}>–</span>
  )

const sideClass = (side: 'w' | 'b', won: ShortScoreProps['won']): string =>
  classes(styles.name, won && (won === side ? styles.won : styles.lost))

export interface ShortScoreProps {
  w: string
  b: string
  /** Plain points; null before the match is played. */
  scores: readonly [number, number] | null
  won: 'w' | 'b' | null | undefined
  className?: string | undefined
}

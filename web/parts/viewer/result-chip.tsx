import type { Slot } from '#core/game/boards.ts'
import { classes } from '../../ui/classes.ts'
import styles from './result-chip.module.css'
import { chipOf } from './words.ts'

/** How a game stands for one side of it. */
export function ResultChip({ slot, side }: { slot: Slot; side: 0 | 1 }) {
  const { figure, look, word } = chipOf(slot, side)
  return (
    <span className={classes(styles.chip, styles[look])} role="img" aria-label={word} title={word}>
      {figure}
    </span>
  )
}

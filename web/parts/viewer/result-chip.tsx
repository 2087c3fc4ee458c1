import type { GameSlot } from '#core/game/boards.ts'
import { classes } from '../../ui/classes.ts'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './result-chip.module.css'
import { resultChip } from './labels.ts'

export function ResultChip({ slot, side }: { slot: GameSlot; side: 0 | 1 }) {
  const { figure, look, word } = resultChip(slot, side)
  return (
    <span className={classes(outcomeClass(look, styles.chip), styles[look])} role="img" aria-label={word} title={word}>
      {figure}
    </span>
  )
}

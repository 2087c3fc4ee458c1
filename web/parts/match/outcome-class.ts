import { classes } from '../../ui/classes.ts'
import styles from './outcome.module.css'

/** The class for a game's outcome (`Win`, `draw`, `bye`, …), combined with a class for its size. */
export const outcomeClass = (outcome: string, size: string | undefined): string =>
  classes(styles.outcome, styles[outcome.toLowerCase()], size)

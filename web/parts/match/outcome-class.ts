import { classes } from '../../ui/classes.ts'
import styles from './outcome.module.css'

/** The class of a field that shows how a game ended (`Win`, `draw`, `bye`, …), beside the class that sizes it. */
export const outcomeClass = (outcome: string, size: string | undefined): string =>
  classes(styles.outcome, styles[outcome.toLowerCase()], size)

import * as say from '#words/scores.js'
import { joinFacts } from '#core/text/join-comma.ts'
import type { FormResult } from '#core/rows/form.ts'
import { classes } from '../../ui/classes.ts'
import { outcomeClass } from './outcome-class.ts'
import styles from './form-strip.module.css'

const FIGURES: Record<FormResult, string> = { win: '1', draw: '½', loss: '0', running: '' }

/** The last results as small boxes, the newest at the end. */
export function FormStrip({ form }: { form: readonly FormResult[] }) {
  const words = joinFacts(form.map((result) => say.formResult({ result })))
  return (
    <span className={styles.strip} role="img" aria-label={say.formOf({ results: words })} dir="ltr">
      {form.map((result, at) => (
        // Results have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <span
          key={at}
          className={result === 'running' ? classes(styles.box, styles.running) : outcomeClass(result, styles.box)}
        >
          {FIGURES[result]}
        </span>
      ))}
    </span>
  )
}

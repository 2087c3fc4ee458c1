import * as say from '#words/seasonPages.js'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'
import { outcomeClass } from '../match/outcome-class.ts'
import styles from './form-cells.module.css'

/** Match points of a fixture, and the most that it could bring. */
export interface FormFixture {
  points: HalfPoints
  most: HalfPoints
  opponent: string
  isHome: boolean
}

/** Match points of the last fixtures: full is a win, half a draw, an outline a loss. */
export function FormCells({ form }: { form: readonly FormFixture[] }) {
  if (form.length === 0) return null
  const points = form.map((fixture) => formatPoints(fixture.points)).join(', ')
  return (
    <span className={styles.form} role="img" aria-label={say.formPoints({ points })} dir="ltr">
      {form.map((fixture, at) => (
        // Fixtures have no identity of their own here.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={outcomeClass(outcomeOf(fixture), styles.cell)} title={titleOf(fixture)}>
          {formatPoints(fixture.points)}
        </span>
      ))}
    </span>
  )
}

function outcomeOf({ points, most }: FormFixture): 'win' | 'draw' | 'loss' {
  if (2 * points === most) return 'draw'
  return 2 * points > most ? 'win' : 'loss'
}

function titleOf({ points, most, opponent, isHome }: FormFixture): string {
  const words = { points: formatPoints(points), most: formatPoints(most), opponent }
  return isHome ? say.formHome(words) : say.formAway(words)
}

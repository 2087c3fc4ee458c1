import * as say from '#words/minisView.js'
import { miniLines } from '#core/match/mini-lines.ts'
import type { FixtureRules } from '#core/match/fixture-score.ts'
import type { Mini } from '#core/match/mini.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './mini-scores.module.css'

/** The score of each match of a fixture, in one line; a running one has a red edge. */
export function MiniScores({ rules, minis, now, labels }: MiniScoresProps) {
  return (
    <span className={styles.scores}>
      {miniLines(rules, minis, now).map(({ k, label, points, status, won }) => (
        <span key={k} className={classes(styles.score, status === 'live' && styles.live)} title={label}>
          <span className={labels ? styles.label : layout.heard}>
            {labels ? (
              <bdi>{label}</bdi>
            ) : points ? (
              say.heardScore({ label, first: formatPoints(points[0]), second: formatPoints(points[1]) })
            ) : (
              say.heardOpen({ label })
            )}
          </span>
          <span aria-hidden={labels ? undefined : true}>
            {points ? (
              <>
                <b dir="ltr" className={won === 1 ? styles.lost : undefined}>
                  {formatPoints(points[0])}
                </b>
                –
                <b dir="ltr" className={won === 0 ? styles.lost : undefined}>
                  {formatPoints(points[1])}
                </b>
              </>
            ) : (
              '–'
            )}
          </span>
        </span>
      ))}
    </span>
  )
}

export interface MiniScoresProps {
  rules: FixtureRules
  minis: readonly Mini[]
  now: number
  /** Whether each score has the name of its match before it. */
  labels?: boolean
}

import * as say from '#words/desk.js'
import type { EventState } from '#core/snapshot/event-state.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import styles from './round-steps.module.css'

/** Number of finished steps, of the four of a round. */
const DONE: Partial<Record<EventState, number>> = {
  drawn: 1,
  published: 2,
  playing: 2,
  closed: 4,
  finished: 4,
  reported: 4,
}

export function RoundSteps({ state, total, left }: { state: EventState; total: number; left: number }) {
  const done = DONE[state] ?? 0
  const playing = state === 'published' || state === 'playing'
  const isReady = playing && left === 0
  const words = playing ? say.resultsIn({ done: total - left, count: total }) : ''
  return (
    <ol className={styles.steps} aria-label={say.stepsOfTheRound()}>
      {[say.stepDraw(), say.stepPublish(), say.stepPlay(), say.stepClose()].map((name, at) => {
        const isNow = at === (isReady ? 3 : done) && done < 4
        const isDone = at < done || (isReady && at === 2)
        return (
          <li
            key={name}
            className={classes(isDone && styles.done, isNow && styles.now, isReady && isNow && styles.ready)}
            aria-current={isNow ? 'step' : undefined}
            style={{ '--part': total > 0 && playing && at === 2 ? (total - left) / total : 0 }}
          >
            <b>
              {isDone && <Icon of={CHECK} size={12} />}
              {name}
            </b>
            {isNow && words && <span>{words}</span>}
          </li>
        )
      })}
    </ol>
  )
}

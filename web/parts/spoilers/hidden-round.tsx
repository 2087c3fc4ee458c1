import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { firstHiddenRound } from '#core/snapshot/spoiler-free.ts'
import { useReveal } from '../../api/spoilers.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './hidden-round.module.css'

/** Replaces a round whose pairings would reveal earlier results. */
export function HiddenRound({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const reveal = useReveal(snapshot.id)
  const first = firstHiddenRound(snapshot) ?? round
  const earlier = Array.from({ length: round - first }, (_, at) => first + at)
  const words = earlier.length === 1 ? `round ${first}` : `rounds ${first} to ${round - 1}`
  return (
    <EmptyState
      drawing="draw"
      sentence={`Round ${round} is hidden`}
      button={
        <span className={styles.ways}>
          <Button onClick={() => void reveal({ rounds: earlier })}>Show results of {words}</Button>
          <Button look="quiet" onClick={() => void reveal({ pairedTo: round })}>
            Show pairings only
          </Button>
        </span>
      }
    >
      Its pairings give away results of {words}.
    </EmptyState>
  )
}

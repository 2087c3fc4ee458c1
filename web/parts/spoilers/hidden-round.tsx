import * as say from '#words/spoilers.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { firstHiddenRound } from '#core/snapshot/hidden-round.ts'
import { useReveal } from '../../api/spoilers.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './hidden-round.module.css'

/** Replaces a round whose pairings would reveal earlier results. */
export function HiddenRound({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const reveal = useReveal(snapshot.id)
  const first = firstHiddenRound(snapshot) ?? round
  const earlier = Array.from({ length: round - first }, (_, at) => first + at)
  const range = { first, last: round - 1 }
  const isOne = earlier.length === 1
  return (
    <EmptyState
      drawing="draw"
      sentence={say.roundIsHidden({ round })}
      button={
        <span className={styles.ways}>
          <Button onClick={() => void reveal({ rounds: earlier })}>
            {isOne ? say.showResultsOfRound({ round: first }) : say.showResultsOfRounds(range)}
          </Button>
          <Button look="quiet" onClick={() => void reveal({ pairedTo: round })}>
            {say.showPairingsOnly()}
          </Button>
        </span>
      }
    >
      {isOne ? say.giveAwayRound({ round: first }) : say.giveAwayRounds(range)}
    </EmptyState>
  )
}

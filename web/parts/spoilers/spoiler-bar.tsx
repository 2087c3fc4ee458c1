import * as say from '#words/spoilers.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { firstHiddenRound } from '#core/snapshot/hidden-round.ts'
import { hideEvent } from '../../api/hide-results.ts'
import { useReveal } from '../../api/spoilers.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { Icon } from '../../ui/icon.tsx'
import { EYE_OFF } from './icons.ts'
import styles from './spoiler-bar.module.css'

/** A bar on pages with hidden results: says from which round on, and shows the next result, a round, or all. */
export function SpoilerBar({ id }: { id: string }) {
  const { data: snapshot } = useQuery({ ...tournamentQueries.snapshot(id), enabled: false })
  return snapshot ? <Bar key={snapshot.id} snapshot={snapshot} /> : null
}

function Bar({ snapshot }: { snapshot: Snapshot }) {
  const reveal = useReveal(snapshot.id)
  const [isOpened, open] = useState(false)
  const round = firstHiddenRound(snapshot)
  if (round === undefined) {
    return isOpened ? (
      <div className={styles.bar} role="status">
        <span>{say.allShown()}</span>
        <button type="button" onClick={() => hideEvent(snapshot.id)}>
          {say.hideAgain()}
        </button>
      </div>
    ) : null
  }
  return (
    <div className={styles.bar} role="region" aria-label={say.hiddenResults()}>
      <span>
        <Icon of={EYE_OFF} />
        {round > 1 ? say.resultsHiddenFrom({ round }) : say.resultsHidden()}
      </span>
      <button type="button" onClick={() => void reveal({ games: [[round, nextHidden(snapshot, round)]] })}>
        {say.showNext()}
      </button>
      <button type="button" onClick={() => void reveal({ rounds: [round] })}>
        {say.showRound({ round })}
      </button>
      <button
        type="button"
        onClick={() => {
          open(true)
          void reveal('all')
        }}
      >
        {say.showAll()}
      </button>
    </div>
  )
}

/** Number of the first pairing in a round whose result is hidden. */
function nextHidden({ rounds }: Snapshot, round: number): number {
  const { no, facts = {}, white } = rounds[round - 1]!
  const at = white.findIndex((_, position) => facts[position]?.hidden)
  return no?.[at] ?? at + 1
}

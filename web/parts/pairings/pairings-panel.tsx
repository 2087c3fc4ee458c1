import * as say from '#words/pairings.js'
import type { ReactNode } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import type { CompetitorBefore } from '#core/standings/competitors-before.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { PairingTable, useStarredPairings } from './pairing-table.tsx'

/** Rows shown until the panel is expanded. */
const COLLAPSED_ROWS = 10

export function PairingsPanel({
  title,
  count,
  action,
  snapshot,
  pairings: inOrder,
  entrants,
  now,
  isOwn,
  className,
}: FeaturedProps) {
  const [all, setAll] = useEntryState(`all ${title}`, false)
  const pairings = useStarredPairings(inOrder, entrants)
  const { settings, round } = snapshot
  return (
    <Panel title={title} count={count} action={action} className={className}>
      <PairingTable
        caption={say.titleOfRound({ title, round })}
        pairings={all ? pairings : pairings.slice(0, COLLAPSED_ROWS)}
        entrants={entrants}
        settings={settings}
        now={now}
        isOwn={isOwn}
      />
      {pairings.length >= COLLAPSED_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFew({ count: COLLAPSED_ROWS }) : say.showAll({ count: pairings.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

interface FeaturedProps {
  title: string
  count: ReactNode
  action?: ReactNode
  snapshot: Snapshot
  pairings: Pairing[]
  entrants: CompetitorBefore[]
  now: number
  isOwn?: (id: string | undefined) => boolean
  className?: string | undefined
}

import * as say from '#words/norms.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMe } from '../../api/session.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { Panel } from '../../ui/panel.tsx'
import { NormList } from '../norms/norm-list.tsx'
import { useNorms } from '../norms/use-norms.ts'

/** A player’s norms on the card: for the player and directors, and for everybody once the organiser shows them. */
export function NormPanel({ snapshot, player }: { snapshot: Snapshot; player: number }) {
  const me = useMe()
  const directs = useDirects(snapshot.id)
  const { made, chances } = useNorms(snapshot, snapshot.id)
  const isOwn = me != null && snapshot.players.owner?.[player] === me.username
  const lines = [...made, ...chances].filter((line) => line.player === player)
  if (lines.length === 0 || !(snapshot.settings.showNorms || isOwn || directs)) return null
  return (
    <Panel title={say.norms()}>
      <NormList snapshot={snapshot} lines={lines} isOwn />
    </Panel>
  )
}

import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { stream } from '#core/tournament/stream.ts'
import { useTitle } from '../../hooks/use-title.ts'
import { outside } from '../../parts/tournament/outside.ts'
import { StreamStage } from '../../parts/tournament/stream-stage.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The tournament's stream with its chat. */
export function TvPage({ event }: { event: Snapshot; id: string }) {
  useTitle(`Stream · ${event.name}`)
  const url = outside(event.settings.streamURL)
  if (!url) {
    return (
      <Panel>
        <EmptyState sentence="This tournament has no stream.">When it is broadcast, the stream plays here.</EmptyState>
      </Panel>
    )
  }
  const where = stream(url, location.hostname)
  return <StreamStage key={where.link} stream={where} title={event.name} />
}

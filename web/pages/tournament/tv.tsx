import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { parseStream } from '#core/tournament/stream.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { StreamStage } from '../../parts/tournament/stream-stage.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'

/** The tournament's stream with its chat. */
export function TvPage({ snapshot }: { snapshot: Snapshot; id: string }) {
  const url = parseSafeUrl(snapshot.settings.streamURL)
  if (!url) {
    return (
      <Panel>
        <EmptyState sentence="This tournament has no stream.">When it is broadcast, the stream plays here.</EmptyState>
      </Panel>
    )
  }
  const where = parseStream(url, location.hostname)
  if (where.player !== undefined)
    return <StreamStage key={where.link} {...where} player={where.player} title={snapshot.name} />
  return (
    <Panel>
      <EmptyState
        sentence={`The stream is shown at ${where.site} alone.`}
        button={
          <ButtonLink href={where.link} external>
            <Icon of={EXTERNAL_LINK} />
            Open at {where.site}
          </ButtonLink>
        }
      />
    </Panel>
  )
}

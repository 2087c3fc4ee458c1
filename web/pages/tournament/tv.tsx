import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { parseStream } from '#core/tournament/stream.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { StreamStage } from '../../parts/tournament/stream-stage.tsx'
import { useOrigin } from '../../served.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'

export function TvPage({ snapshot }: { snapshot: Snapshot; id: string }) {
  const origin = useOrigin()
  const url = parseSafeUrl(snapshot.settings.streamURL)
  if (!url) {
    return (
      <Panel>
        <EmptyState sentence="This tournament has no stream.">
          If the tournament is broadcast, the stream plays here.
        </EmptyState>
      </Panel>
    )
  }
  const where = parseStream(url, new URL(origin).hostname)
  if (where.player !== undefined)
    return <StreamStage key={where.link} {...where} player={where.player} title={snapshot.name} />
  return (
    <Panel>
      <EmptyState
        sentence={`This stream plays on ${where.site} only.`}
        button={
          <ButtonLink href={where.link} external>
            <Icon of={EXTERNAL_LINK} />
            Open on {where.site}
          </ButtonLink>
        }
      />
    </Panel>
  )
}

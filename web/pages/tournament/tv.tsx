import * as say from '#words/tournamentPages.js'
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
        <EmptyState sentence={say.noStream()}>{say.streamWillPlayHere()}</EmptyState>
      </Panel>
    )
  }
  const where = parseStream(url, new URL(origin).hostname)
  if (where.player !== undefined)
    return <StreamStage key={where.link} {...where} player={where.player} title={snapshot.name} />
  return (
    <Panel>
      <EmptyState
        sentence={say.streamPlaysOnSite({ site: where.site })}
        button={
          <ButtonLink href={where.link} external>
            <Icon of={EXTERNAL_LINK} />
            {say.openOn({ site: where.site })}
          </ButtonLink>
        }
      />
    </Panel>
  )
}

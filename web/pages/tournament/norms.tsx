import * as say from '#words/norms.js'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { givesNorms } from '#core/norms/gives-norms.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMe } from '../../api/session.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { NormPanels } from '../../parts/norms/norm-panels.tsx'
import { useNorms } from '../../parts/norms/use-norms.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Title norms for visitors: all of them once the organiser shows them, until then a player’s own. */
export function NormsPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const me = useMe()
  const { pathname } = useLocation()
  const directs = useDirects(snapshot.id)
  const { made, chances } = useNorms(snapshot, id)
  if (!givesNorms(snapshot))
    return (
      <Panel>
        <EmptyState sentence={say.noNormsHere()}>{say.whatNormsNeed()}</EmptyState>
      </Panel>
    )
  const seesAll = snapshot.settings.showNorms || directs
  const isOwn = ({ player }: { player: number }): boolean =>
    me != null && snapshot.players.owner?.[player] === me.username
  const isPlayer = snapshot.players.no.some((_, player) => isOwn({ player }))
  if (!seesAll && !isPlayer)
    return (
      <Panel>
        <EmptyState
          sentence={say.notShown()}
          button={!me && <ButtonLink href={loginPath(pathname)}>{say.signIn()}</ButtonLink>}
        >
          {say.playersSeeTheirOwn()}
        </EmptyState>
      </Panel>
    )
  return (
    <div className={layout.stack}>
      <NormPanels
        snapshot={snapshot}
        made={seesAll ? made : made.filter(isOwn)}
        chances={seesAll ? chances : chances.filter(isOwn)}
      />
    </div>
  )
}

import * as say from '#words/norms.js'
import { managePath } from '#core/addresses/paths.ts'
import { givesNorms } from '#core/norms/gives-norms.ts'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { NormPanels } from '../../parts/norms/norm-panels.tsx'
import { useNorms } from '../../parts/norms/use-norms.ts'
import styles from '../../parts/norms/norms.module.css'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'

/** Title norms at the desk: chances, those made with their certificates, and whether visitors see them. */
export function NormsTab({ id, snapshot, actions }: TabProps) {
  const { made, chances } = useNorms(snapshot, id)
  if (!givesNorms(snapshot))
    return (
      <Panel>
        <EmptyState sentence={say.noNormsHere()}>{say.whatNormsNeed()}</EmptyState>
      </Panel>
    )
  const { showNorms } = snapshot.settings
  return (
    <div className={layout.stack}>
      <div className={styles.bar}>
        <Switch
          checked={showNorms}
          onSwitch={(on) => void actions.change({ type: 'editEvent', settings: { showNorms: on } })}
        >
          {say.showToAll()}
        </Switch>
        <span>{showNorms ? say.allSeeThem() : say.playersSeeTheirOwn()}</span>
        {made.length > 0 && <ButtonLink href={`${managePath(id, 'print')}?sheet=norms`}>{say.printAll()}</ButtonLink>}
      </div>
      <NormPanels
        snapshot={snapshot}
        made={made}
        chances={chances}
        act={({ player, title }) => (
          <ButtonLink
            small
            href={`${managePath(id, 'print')}?sheet=norms&norm=${snapshot.players.no[player]!}-${title}`}
            aria-label={say.printCertificate({ title })}
          >
            {say.it1()}
          </ButtonLink>
        )}
      />
    </div>
  )
}

import * as say from '#words/spoilers.js'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { readSpoilerChoice, useReveal } from '../../api/spoilers.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { Switch } from '../../ui/switch.tsx'
import styles from './event-switch.module.css'

/** Hides the results of one tournament, independently of the setting for the whole site. */
export function EventSwitch({ snapshot: { id } }: { snapshot: Snapshot }) {
  const reveal = useReveal(id)
  const isHidden = useHydrated() && revealedOf(readSpoilerChoice(), id) !== undefined
  return (
    <div className={styles.line}>
      <Switch checked={isHidden} onSwitch={(hides) => (hides ? void hide(id) : void reveal('all'))}>
        {say.spoilerFree()}
      </Switch>
      <span>{say.stayHiddenUntilAsked()}</span>
    </div>
  )
}

const hide = async (id: string): Promise<void> => (await import('../../api/hide-results.ts')).hideEvent(id)

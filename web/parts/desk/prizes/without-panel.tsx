import * as say from '#words/prizesDesk.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { EntryPicker } from './entry-picker.tsx'
import styles from './prizes-desk.module.css'

interface WithoutPanelProps {
  snapshot: Snapshot
  without: readonly number[]
  onChange: (nos: number[]) => void
}

/** Entries that keep their places but get no prizes. */
export function WithoutPanel({ snapshot, without, onChange }: WithoutPanelProps) {
  return (
    <Panel title={say.without()}>
      <PanelBody>
        <p className={styles.quiet}>{say.withoutHint()}</p>
        <EntryPicker
          snapshot={snapshot}
          chosen={without}
          takeOut={(name) => say.takeOff({ name })}
          onChange={onChange}
        />
      </PanelBody>
    </Panel>
  )
}

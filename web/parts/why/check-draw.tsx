import * as say from '#words/why.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel } from '../../ui/panel.tsx'
import { useDraw } from './use-draw.ts'
import { Verdict } from './verdict.tsx'
import styles from './why.module.css'

export function CheckDraw({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const { state, again, cancel } = useDraw(snapshot, round)
  return (
    <Panel className={styles.check} aria-label={say.thisDrawChecked()}>
      <Verdict snapshot={snapshot} round={round} state={state} onAgain={again} onCancel={cancel} />
    </Panel>
  )
}

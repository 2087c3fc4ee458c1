import * as say from '#words/seasonDesk.js'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './season-desk.module.css'
import type { SeasonActions } from './use-season-desk.ts'

/** What was done last, with its undo, or why it was refused. */
export function SaidBar({ actions: { last, error, undo, isBusy } }: { actions: SeasonActions }) {
  if (error) {
    return (
      <div className={styles.said}>
        <MessageBar kind="bad">{error.message}</MessageBar>
      </div>
    )
  }
  if (!last) return null
  return (
    <div className={styles.said}>
      <MessageBar kind="ok">{last.message}</MessageBar>
      {last.version !== undefined && (
        <Button small disabled={isBusy} onClick={() => undo(last.version!)}>
          {say.undo()}
        </Button>
      )}
    </div>
  )
}

import * as say from '#words/seasonDesk.js'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './season-desk.module.css'

/** Of a desk above several tournaments: the last change, and why one was refused. */
interface SaidActions {
  last: { message: string; version?: number } | undefined
  error: Error | undefined
  undo: (version: number) => void
  isBusy: boolean
}

/** What was done last, with its undo, or why it was refused. */
export function SaidBar({ actions: { last, error, undo, isBusy } }: { actions: SaidActions }) {
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

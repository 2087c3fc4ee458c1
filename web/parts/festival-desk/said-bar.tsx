import * as say from '#words/festivalDesk.js'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from '../season-desk/season-desk.module.css'
import type { FestivalActions } from './use-festival-desk.ts'

/** What was done last, with its undo, or why it was refused. */
export function SaidBar({ actions: { last, error, undo, isBusy } }: { actions: FestivalActions }) {
  if (error) {
    return (
      <div className={styles.said}>
        <MessageBar kind="bad">{error.message}</MessageBar>
      </div>
    )
  }
  if (!last) return null
  const { message, version } = last
  return (
    <div className={styles.said}>
      <MessageBar kind="ok">{message}</MessageBar>
      {version !== undefined && (
        <Button small disabled={isBusy} onClick={() => undo(version)}>
          {say.undo()}
        </Button>
      )}
    </div>
  )
}

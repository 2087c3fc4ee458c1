import * as say from '#words/ui.js'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { CIRCLE_ALERT, REFRESH_CW } from './icons.ts'
import styles from './empty-state.module.css'

/** A part that failed to load: what failed, why in the server's words, and a retry button. */
export function ErrorPanel({ what, why, onRetry }: { what: string; why?: string; onRetry: () => void }) {
  return (
    <div className={`${styles.empty} ${styles.fault}`} role="alert">
      <Icon of={CIRCLE_ALERT} size={20} />
      <strong>{what}</strong>
      {why && <p>{why}</p>}
      <Button onClick={onRetry}>
        <Icon of={REFRESH_CW} />
        {say.tryAgain()}
      </Button>
    </div>
  )
}

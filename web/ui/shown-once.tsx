import * as say from '#words/ui.js'
import { useState } from 'react'
import { Button } from './button.tsx'
import { MessageBar } from './message-bar.tsx'
import styles from './shown-once.module.css'

/** A secret that is shown only once, with a copy button. */
export function ShownOnce({ label, secret }: { label: string; secret: string }) {
  const [isCopied, note] = useState(false)
  const copy = () => void navigator.clipboard?.writeText(secret).then(() => note(true))
  return (
    <div className={styles.once}>
      <MessageBar kind="ok">{say.copyItNow()}</MessageBar>
      <div className={styles.secret}>
        <div role="group" aria-label={label}>
          <code>{secret}</code>
        </div>
        <Button small onClick={copy}>
          {isCopied ? say.copied() : say.copy()}
        </Button>
      </div>
    </div>
  )
}

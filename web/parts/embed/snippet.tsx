import * as say from '#words/embed.js'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './snippet.module.css'

const COPIED_DURATION = 2000

export function Snippet({ title, text }: { title: string; text: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => say.copied(),
      () => say.selectAndCopy(),
    )
    setCopied(done)
    setTimeout(() => setCopied(undefined), COPIED_DURATION)
  }
  return (
    <Panel
      title={title}
      action={
        <>
          <span role="status" className={styles.said}>
            {copied}
          </span>
          <Button small onClick={copy}>
            {say.copy()}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <pre className={styles.text} tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </Panel>
  )
}

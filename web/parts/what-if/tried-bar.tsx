import * as say from '#words/whatIf.js'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UNDO } from '../../ui/icons.ts'
import { COPY, ROTATE_CCW, SPLIT } from './icons.ts'
import layout from '../../styles/layout.module.css'
import type { Tried } from './use-tried.ts'
import styles from './what-if.module.css'

const COPIED_DURATION = 2000

/**
 * Says that the page shows assumed results, how many, and how to take them back. Screen readers hear `leader` when it
 * changes.
 */
export function TriedBar({ tried, leader, leave }: { tried: Tried; leader: string; leave: string }) {
  const count = tried.kept.length
  return (
    <section className={styles.bar} aria-label={say.whatIf()}>
      <Icon of={SPLIT} />
      <p role="status">
        <b>{say.whatIfLead()}</b> {sentence(count)} <span className={layout.heard}>{count > 0 && leader}</span>
      </p>
      <span className={styles.barEnd}>
        {count > 0 && <CopyLink />}
        {tried.undo && (
          <Button small onClick={tried.undo}>
            <Icon of={UNDO} size={14} />
            {say.undo()}
          </Button>
        )}
        {count > 0 && (
          <Button small onClick={tried.clear}>
            <Icon of={ROTATE_CCW} size={14} />
            {say.takeAllBack()}
          </Button>
        )}
        <ButtonLink small href={leave}>
          {say.leave()}
        </ButtonLink>
      </span>
    </section>
  )
}

const sentence = (count: number): string => (count === 0 ? say.tryResults() : say.triedResults({ count }))

function CopyLink() {
  const [said, tell] = useState<string>()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => say.copied(),
      () => say.copyByHand(),
    )
    tell(done)
    setTimeout(() => tell(undefined), COPIED_DURATION)
  }
  return (
    <Button small onClick={copy}>
      <Icon of={COPY} size={14} />
      <span role="status">{said ?? say.copyLink()}</span>
    </Button>
  )
}

import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UNDO } from '../../ui/icons.ts'
import { COPY, ROTATE_CCW, SPLIT } from './icons.ts'
import layout from '../../styles/layout.module.css'
import type { Tried } from './use-tried.ts'
import styles from './what-if.module.css'

const COPIED_DURATION = 2000
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/**
 * Says that the page shows assumed results, how many, and how to take them back. Screen readers hear `leader` when it
 * changes.
 */
export function TriedBar({ tried, leader, leave }: { tried: Tried; leader: string; leave: string }) {
  const count = tried.kept.length
  return (
    <section className={styles.bar} aria-label="What if">
      <Icon of={SPLIT} />
      <p role="status">
        <b>What if.</b> {sentence(count)} <span className={layout.heard}>{count > 0 && leader}</span>
      </p>
      <span className={styles.barEnd}>
        {count > 0 && <CopyLink />}
        {tried.undo && (
          <Button small onClick={tried.undo}>
            <Icon of={UNDO} size={14} />
            Undo
          </Button>
        )}
        {count > 0 && (
          <Button small onClick={tried.clear}>
            <Icon of={ROTATE_CCW} size={14} />
            Take all back
          </Button>
        )}
        <ButtonLink small href={leave}>
          Leave
        </ButtonLink>
      </span>
    </section>
  )
}

function sentence(count: number): string {
  if (count === 0) return 'Try results: the standings and what comes next follow. Only you see this.'
  const results = `${COUNTS[count] ?? count} ${count === 1 ? 'result is' : 'results are'} yours`
  return `${results}, the rest is as it stands. Only you see this.`
}

function CopyLink() {
  const [said, say] = useState<string>()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => 'Copied',
      () => 'Copy the address above',
    )
    say(done)
    setTimeout(() => say(undefined), COPIED_DURATION)
  }
  return (
    <Button small onClick={copy}>
      <Icon of={COPY} size={14} />
      <span role="status">{said ?? 'Copy link'}</span>
    </Button>
  )
}

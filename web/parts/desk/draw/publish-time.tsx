import { useState } from 'react'
import { MINUTE } from '#core/time.ts'
import { Button } from '../../../ui/button.tsx'
import { Time } from '../../../ui/time.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from './publish-time.module.css'

const SOON = 15 * MINUTE

/** The value format of a `datetime-local` input: `2026-10-24T16:00`. */
const localTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)

interface PublishTimeProps {
  round: number
  /** The scheduled start of the round, if known. */
  startsAt: number | null | undefined
  publishAt: number | undefined
  actions: DeskActions
}

export function PublishTime({ round, startsAt, publishAt, actions }: PublishTimeProps) {
  const { change, isBusy } = actions
  const [text, setText] = useState<string>()
  if (publishAt !== undefined) {
    return (
      <span className={styles.time}>
        <span>
          Published by itself on <Time at={publishAt} isDay={false} as="full" />
        </span>
        <Button small disabled={isBusy} onClick={() => void change({ type: 'schedule', round, publishAt: null })}>
          Don’t publish by itself
        </Button>
      </span>
    )
  }
  if (text === undefined) {
    const begin = () => {
      const now = Date.now()
      setText(localTime(typeof startsAt === 'number' && startsAt > now ? startsAt : now + SOON))
    }
    return (
      <Button small disabled={isBusy} onClick={begin}>
        Publish at a time…
      </Button>
    )
  }
  const at = Date.parse(text)
  return (
    <form
      className={styles.time}
      onSubmit={(event) => {
        event.preventDefault()
        if (Number.isFinite(at)) void change({ type: 'schedule', round, publishAt: at })
        setText(undefined)
      }}
    >
      <input
        type="datetime-local"
        aria-label={`When round ${round} is published`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button small type="submit" disabled={!Number.isFinite(at)}>
        Publish then
      </Button>
      <Button small look="quiet" onClick={() => setText(undefined)}>
        Cancel
      </Button>
    </form>
  )
}

import * as say from '#words/deskDraw.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import type { Start } from '#core/text/start.ts'
import { zoneOffset } from '#core/text/zones.ts'
import { clockIn, momentIn, zoneCity } from '#core/text/zone-clock.ts'
import { MINUTE } from '#core/time.ts'
import { ownZone } from '../../../hooks/time-zones.ts'
import { Button } from '../../../ui/button.tsx'
import { Time } from '../../../ui/time.tsx'
import styles from './publish-time.module.css'

const SOON = 15 * MINUTE

interface PublishTimeProps {
  round: number
  /** The scheduled start of the round, if known. */
  startsAt: Start | null | undefined
  /** The venue's time zone, if known. */
  timeZone: string | null
  publishAt: number | undefined
  isBusy: boolean
  /** Null: not by itself. */
  onSchedule: (publishAt: number | null) => void
}

export function PublishTime({ round, startsAt, timeZone, publishAt, isBusy, onSchedule }: PublishTimeProps) {
  const [text, setText] = useState<string>()
  const zone = timeZone ?? ownZone()
  if (publishAt !== undefined) {
    return (
      <span className={styles.time}>
        <span>
          <T of={say.publishedAt({ time: <Time at={publishAt} as="full" /> })} />
        </span>
        <Button small disabled={isBusy} onClick={() => onSchedule(null)}>
          {say.dontPublishByItself()}
        </Button>
      </span>
    )
  }
  if (text === undefined) {
    const begin = () => {
      const now = Date.now()
      setText(clockIn(zone, typeof startsAt === 'number' && startsAt > now ? startsAt : now + SOON))
    }
    return (
      <Button small disabled={isBusy} onClick={begin}>
        {say.publishAtATime()}
      </Button>
    )
  }
  const at = momentIn(zone, text)
  return (
    <form
      className={styles.time}
      onSubmit={(event) => {
        event.preventDefault()
        if (Number.isFinite(at)) onSchedule(at)
        setText(undefined)
      }}
    >
      <input
        type="datetime-local"
        aria-label={say.whenRoundIsPublished({ round })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {zoneOffset(at || 0, zone) !== zoneOffset(at || 0, ownZone()) && (
        <span>{say.zoneTime({ zone: zoneCity(zone) })}</span>
      )}
      <Button small type="submit" disabled={!Number.isFinite(at)}>
        {say.publishThen()}
      </Button>
      <Button small look="quiet" onClick={() => setText(undefined)}>
        {say.cancel()}
      </Button>
    </form>
  )
}

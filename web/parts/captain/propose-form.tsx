import * as say from '#words/captains.js'
import * as sayCommon from '#words/common.js'
import { useId, useState } from 'react'
import { MAX_TIMES, proposalRefusal } from '#core/snapshot/fixture-time.ts'
import { clockIn, momentIn } from '#core/text/zone-clock.ts'
import { HOUR } from '#core/time.ts'
import type { CaptainFixture } from '../../api/fixtures.ts'
import { useNow } from '../../hooks/use-now.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { Button } from '../../ui/button.tsx'
import input from '../../ui/input.module.css'
import { timeThere } from './zoned-time.tsx'
import styles from './captain.module.css'

interface ProposeFormProps {
  window: NonNullable<CaptainFixture['window']>
  /** The tournament’s time zone. */
  zone: string | null
  isBusy: boolean
  onSend: (times: number[]) => void
  onClose: () => void
}

/** One to three times, written in the reader’s own zone. */
export function ProposeForm({ window, zone, isBusy, onSend, onClose }: ProposeFormProps) {
  const id = useId()
  const here = ownZone()
  const now = useNow()
  const [texts, setTexts] = useState(() => [clockIn(here, firstChoice(window))])
  const times = texts.map((text) => momentIn(here, text))
  const isWhole = times.every((at) => Number.isFinite(at))
  const refusal = isWhole ? proposalRefusal(window, times, now) : undefined
  return (
    <form
      className={styles.propose}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(times)
      }}
    >
      <p className={styles.note}>{zone === null ? say.timesOfYours() : say.timesOfYoursBeside()}</p>
      {texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a field is its place
        <div key={at} className={styles.choice}>
          <label htmlFor={`${id}-${at}`}>{say.timeNumber({ no: at + 1 })}</label>
          <input
            id={`${id}-${at}`}
            type="datetime-local"
            className={input.input}
            required
            min={clockIn(here, window.from)}
            max={clockIn(here, window.until)}
            value={text}
            onChange={(event) => setTexts(texts.with(at, event.target.value))}
          />
          <small>{Number.isFinite(times[at]) && timeThere(times[at]!, zone)}</small>
        </div>
      ))}
      {refusal !== undefined && <p className={styles.note}>{refusal}</p>}
      <div className={styles.acts}>
        <Button small look="primary" type="submit" disabled={isBusy || !isWhole || refusal !== undefined}>
          {say.sendTimes({ count: texts.length })}
        </Button>
        {texts.length < MAX_TIMES && (
          <Button small onClick={() => setTexts([...texts, texts.at(-1)!])}>
            {say.addTime()}
          </Button>
        )}
        <Button small look="quiet" onClick={onClose}>
          {sayCommon.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** The usual start if it is ahead, else the next full hour. */
function firstChoice({ standard, from, until }: ProposeFormProps['window']): number {
  const soon = Math.ceil((Date.now() + HOUR) / HOUR) * HOUR
  return Math.min(until, Math.max(standard ?? from, soon))
}

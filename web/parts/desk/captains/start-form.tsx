import * as say from '#words/captains.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { momentOf } from '#core/text/start.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { clockIn, momentIn, zoneCity } from '#core/text/zone-clock.ts'
import { ownZone } from '../../../hooks/time-zones.ts'
import { Button } from '../../../ui/button.tsx'
import input from '../../../ui/input.module.css'
import { Time } from '../../../ui/time.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from './captains-panel.module.css'

interface StartFormProps {
  pairing: Pairing
  sides: readonly [first: string, second: string]
  snapshot: Snapshot
  actions: DeskActions
}

/** The start of a match, written in the tournament’s zone. */
export function StartForm({ pairing, sides, snapshot, actions }: StartFormProps) {
  const [text, setText] = useState<string>()
  const { round, no, facts } = pairing
  const zone = snapshot.settings.timeZone ?? ownZone()
  const start = pairingStart(snapshot, pairing)
  const at = text === undefined ? Number.NaN : momentIn(zone, text)
  const set = (moment: number | null): void => {
    setText(undefined)
    void actions.change({ type: 'setTime', round, no, at: moment })
  }
  if (text === undefined)
    return (
      <div className={styles.acts}>
        {start !== undefined && <Time at={start} as="plan" />}
        <Button small look="quiet" onClick={() => setText(clockIn(zone, momentOf(start) ?? Date.now()))}>
          {say.setTime()}
        </Button>
        {facts.agreedTime !== undefined && (
          <Button small look="quiet" disabled={actions.isBusy} onClick={() => set(null)}>
            {say.clearTime()}
          </Button>
        )}
      </div>
    )
  return (
    <form
      className={styles.acts}
      onSubmit={(event) => {
        event.preventDefault()
        if (Number.isFinite(at)) set(at)
      }}
    >
      <input
        type="datetime-local"
        className={input.input}
        aria-label={say.setTimeOf({ first: sides[0], second: sides[1] })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <small>{zoneCity(zone)}</small>
      <Button small type="submit" disabled={actions.isBusy || !Number.isFinite(at)}>
        {say.setTime()}
      </Button>
      <Button small look="quiet" onClick={() => setText(undefined)}>
        {sayCommon.cancel()}
      </Button>
    </form>
  )
}

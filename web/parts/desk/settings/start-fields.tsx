import * as say from '#words/deskSettings.js'
import type { WrittenStart } from '#core/snapshot/plan-schedule.ts'
import { zoneChoices } from '../../../hooks/time-zones.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './start-fields.module.css'

interface StartFieldsProps {
  start: WrittenStart
  zone: string
  /** An hour without a day. */
  isIncomplete: boolean
  onStart: (start: WrittenStart) => void
  onZone: (zone: string) => void
}

/** The first day of a tournament, the hour of round 1, and once there is a day the time zone of both. */
export function StartFields({ start, zone, isIncomplete, onStart, onZone }: StartFieldsProps) {
  return (
    <>
      <Field
        label={say.firstDay()}
        type="date"
        value={start.day}
        error={isIncomplete ? say.chooseADay() : undefined}
        onChange={(event) => onStart({ ...start, day: event.target.value })}
      />
      <Field
        label={say.round1Starts()}
        type="time"
        value={start.hour}
        onChange={(event) => onStart({ ...start, hour: event.target.value })}
      />
      {start.day !== '' && (
        <div className={styles.zone}>
          <Select label={say.timeZone()} value={zone} onChoose={onZone} choices={zoneChoices(zone)} />
        </div>
      )}
    </>
  )
}

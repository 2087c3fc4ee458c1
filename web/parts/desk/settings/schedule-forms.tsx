import { useState, type ReactNode } from 'react'
import { filledStarts, shiftedStarts } from '#core/snapshot/plan-schedule.ts'
import type { Start } from '#core/text/start.ts'
import { Button } from '../../../ui/button.tsx'
import input from '../../../ui/input.module.css'
import { Select } from '../../../ui/select.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './schedule-panel.module.css'

interface ScheduleFormProps {
  starts: (Start | null)[]
  /** The number of rounds. */
  count: number
  zone: string
  isBusy: boolean
  onSave: (starts: (Start | null)[]) => void
}

const STEPS = [
  { value: '1', label: 'every day' },
  { value: '7', label: 'every week' },
  { value: '14', label: 'every two weeks' },
] as const

/** Gives the rounds without a date the hours of the last day with one. */
export function FillForm({ starts, count, zone, isBusy, onSave }: ScheduleFormProps) {
  const [days, setDays] = useState<(typeof STEPS)[number]['value']>('1')
  const last = starts.findLastIndex((start) => start !== null)
  if (last < 0) return <p className={styles.form}>Give round 1 a day first.</p>
  if (last + 1 >= count) return <p className={styles.form}>Every round has a day.</p>
  return (
    <Form isDisabled={isBusy} verb="Fill" onSubmit={() => onSave(filledStarts(starts, count, Number(days), zone))}>
      <span>Repeat the times of the last day</span>
      <Select bare label="How often" value={days} onChoose={setDays} choices={STEPS} />
      <span>{last + 2 === count ? `for round ${count}` : `for rounds ${last + 2} to ${count}`}</span>
    </Form>
  )
}

const UNITS = [
  { value: 'minutes', label: 'minutes' },
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
  { value: 'weeks', label: 'weeks' },
] as const
const WAYS = [
  { value: '1', label: 'later' },
  { value: '-1', label: 'earlier' },
] as const

/** Moves a round and all later ones. */
export function ShiftForm({ starts, count, first, zone, isBusy, onSave }: ScheduleFormProps & { first: number }) {
  const [from, setFrom] = useState(String(first))
  const [much, setMuch] = useState('1')
  const [unit, setUnit] = useState<(typeof UNITS)[number]['value']>('hours')
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('1')
  const by = Number(way) * Number(much)
  const isValid = /^[1-9]\d{0,3}$/.test(much)
  const shift = {
    from: Number(from),
    days: unit === 'days' ? by : unit === 'weeks' ? 7 * by : 0,
    minutes: unit === 'minutes' ? by : unit === 'hours' ? 60 * by : 0,
  }
  return (
    <Form isDisabled={isBusy || !isValid} verb="Shift" onSubmit={() => onSave(shiftedStarts(starts, shift, zone))}>
      <span>From round</span>
      <Select
        bare
        label="From round"
        value={from}
        onChoose={setFrom}
        choices={Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
      />
      <span>on, by</span>
      <input
        className={classes(input.input, styles.much)}
        inputMode="numeric"
        aria-label="By how much"
        value={much}
        onChange={(event) => setMuch(event.target.value)}
      />
      <Select bare label="Unit" value={unit} onChoose={setUnit} choices={UNITS} />
      <Select bare label="Later or earlier" value={way} onChoose={setWay} choices={WAYS} />
    </Form>
  )
}

function Form({ verb, isDisabled, onSubmit, children }: RoundsFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDisabled) onSubmit()
      }}
    >
      {children}
      <Button type="submit" disabled={isDisabled}>
        {verb}
      </Button>
    </form>
  )
}

interface RoundsFormProps {
  verb: string
  isDisabled: boolean
  onSubmit: () => void
  children: ReactNode
}

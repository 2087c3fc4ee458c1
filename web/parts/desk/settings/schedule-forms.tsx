import * as say from '#words/deskSettings.js'
import { useState, type ReactNode } from 'react'
import { filledStarts, shiftedStarts } from '#core/snapshot/plan-schedule.ts'
import type { Start } from '#core/text/start.ts'
import { Button } from '../../../ui/button.tsx'
import input from '../../../ui/input.module.css'
import { Select } from '../../../ui/select.tsx'
import { classes } from '../../../ui/classes.ts'
import { T } from '../../../ui/t.tsx'
import styles from './schedule-panel.module.css'

interface ScheduleFormProps {
  starts: (Start | null)[]
  /** The number of rounds. */
  count: number
  zone: string
  isBusy: boolean
  onSave: (starts: (Start | null)[]) => void
}

const spoken = <Value extends string>(choices: readonly { value: Value; label: () => string }[]) =>
  choices.map(({ value, label }) => ({ value, label: label() }))

const STEPS = [
  { value: '1', label: say.everyDay },
  { value: '7', label: say.everyWeek },
  { value: '14', label: say.everyTwoWeeks },
] as const

/** Gives the rounds without a date the hours of the last day with one. */
export function FillForm({ starts, count, zone, isBusy, onSave }: ScheduleFormProps) {
  const [days, setDays] = useState<(typeof STEPS)[number]['value']>('1')
  const last = starts.findLastIndex((start) => start !== null)
  if (last < 0) return <p className={styles.form}>{say.giveRound1ADay()}</p>
  if (last + 1 >= count) return <p className={styles.form}>{say.everyRoundHasADay()}</p>
  const often = <Select bare label={say.howOften()} value={days} onChoose={setDays} choices={spoken(STEPS)} />
  return (
    <Form
      isDisabled={isBusy}
      verb={say.fillRounds()}
      onSubmit={() => onSave(filledStarts(starts, count, Number(days), zone))}
    >
      <T
        of={
          last + 2 === count
            ? say.repeatTimesForRound({ often, round: count })
            : say.repeatTimesForRounds({ often, from: last + 2, to: count })
        }
      />
    </Form>
  )
}

const UNITS = [
  { value: 'minutes', label: say.unitMinutes },
  { value: 'hours', label: say.unitHours },
  { value: 'days', label: say.unitDays },
  { value: 'weeks', label: say.unitWeeks },
] as const
const WAYS = [
  { value: '1', label: say.shiftLater },
  { value: '-1', label: say.shiftEarlier },
] as const

/** Moves a round and all later ones. */
export function ShiftForm({ starts, count, first, zone, isBusy, onSave }: ScheduleFormProps & { first: number }) {
  const [from, setFrom] = useState(String(first))
  const [much, setMuch] = useState('1')
  const [unit, setUnit] = useState<(typeof UNITS)[number]['value']>('hours')
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('1')
  const by = Number(way) * Number(much)
  const units = UNITS.map(({ value, label }) => ({ value, label: label({ count: Number(much) || 0 }) }))
  const isValid = /^[1-9]\d{0,3}$/.test(much)
  const shift = {
    from: Number(from),
    days: unit === 'days' ? by : unit === 'weeks' ? 7 * by : 0,
    minutes: unit === 'minutes' ? by : unit === 'hours' ? 60 * by : 0,
  }
  return (
    <Form
      isDisabled={isBusy || !isValid}
      verb={say.shiftButton()}
      onSubmit={() => onSave(shiftedStarts(starts, shift, zone))}
    >
      <T
        of={say.shiftForm({
          from: (
            <Select
              bare
              label={say.shiftFromRound()}
              value={from}
              onChoose={setFrom}
              choices={Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            />
          ),
          much: (
            <input
              className={classes(input.input, styles.much)}
              inputMode="numeric"
              aria-label={say.byHowMuch()}
              value={much}
              onChange={(event) => setMuch(event.target.value)}
            />
          ),
          unit: <Select bare label={say.shiftUnit()} value={unit} onChoose={setUnit} choices={units} />,
          way: <Select bare label={say.laterOrEarlier()} value={way} onChoose={setWay} choices={spoken(WAYS)} />,
        })}
      />
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

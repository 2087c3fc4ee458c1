import * as say from '#words/deskSettings.js'
import { useState } from 'react'
import { inZone } from '#core/snapshot/plan-schedule.ts'
import { scheduleOf } from '#core/snapshot/schedule.ts'
import type { Start } from '#core/text/start.ts'
import { zoneCity } from '#core/text/zone-clock.ts'
import { ownZone, zoneChoices } from '../../../hooks/time-zones.ts'
import layout from '../../../styles/layout.module.css'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import table from '../../../ui/table.module.css'
import type { TabProps } from '../tab-props.ts'
import { useSaved } from '../use-saved.ts'
import { FillForm, ShiftForm } from './schedule-forms.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import styles from './schedule-panel.module.css'

/** The days and hours of all rounds, in the venue's time zone. */
export function SchedulePanel({ id, snapshot, actions }: Pick<TabProps, 'id' | 'snapshot' | 'actions'>) {
  const { settings, version } = snapshot
  const zone = settings.timeZone ?? ownZone()
  const { shown: dates, keep } = useSaved(snapshot.dates, version, actions)
  const [form, open] = useState<'fill' | 'shift'>()
  // What rounds were before they were moved on this page.
  const [before, setBefore] = useState<ReadonlyMap<number, Start>>(new Map())
  const planned = scheduleOf({ ...snapshot, dates })
  // An open-ended event gets one more line.
  const rounds = settings.totalRounds === null ? [...planned, { round: planned.length + 1, start: null }] : planned
  const known = dates.filter((start) => start !== null).length
  const save = async (starts: (Start | null)[]): Promise<boolean> => {
    const refusal = await actions.change({
      type: 'editEvent',
      // The zone in which the times were written is part of what they mean.
      ...(settings.timeZone === null && { settings: { timeZone: zone } }),
      dates: starts,
      was: dates,
    })
    if (refusal) return false
    keep(starts)
    setBefore((all) => withMoved(all, dates, starts))
    return true
  }
  const chooseZone = async (timeZone: string): Promise<void> => {
    const starts = inZone(dates, zone, timeZone)
    const moved = known > 0 && { dates: starts, was: dates }
    const refusal = await actions.change({ type: 'editEvent', settings: { timeZone }, ...moved })
    if (!refusal && moved) keep(starts)
  }
  const saveFrom = async (starts: (Start | null)[]): Promise<void> => {
    if (await save(starts)) open(undefined)
  }
  return (
    <Panel
      id="rounds-and-times"
      title={say.roundsAndTimes()}
      action={
        <span className={styles.acts}>
          <Button small aria-expanded={form === 'fill'} onClick={() => open(form === 'fill' ? undefined : 'fill')}>
            {say.fillTheRest()}
          </Button>
          <Button small aria-expanded={form === 'shift'} onClick={() => open(form === 'shift' ? undefined : 'shift')}>
            {say.shiftRounds()}
          </Button>
        </span>
      }
    >
      <div className={styles.zone}>
        <b>{zoneCity(zone)}</b>
        <p>
          {say.timesOfTheVenue()}
          {settings.timeZone === null && ` ${say.zoneOfThisDevice()}`}
        </p>
        <Select
          bare
          label={say.timeZoneOfTheVenue()}
          value={zone}
          onChoose={(next) => void chooseZone(next)}
          choices={zoneChoices(zone)}
        />
      </div>
      {form === 'fill' && (
        <FillForm
          starts={dates}
          count={rounds.length}
          zone={zone}
          isBusy={actions.isBusy}
          onSave={(starts) => void saveFrom(starts)}
        />
      )}
      {form === 'shift' && (
        <ShiftForm
          starts={dates}
          count={rounds.length}
          first={Math.min(rounds.length, snapshot.round + 1)}
          zone={zone}
          isBusy={actions.isBusy}
          onSave={(starts) => void saveFrom(starts)}
        />
      )}
      <table className={classes(table.table, styles.rounds)}>
        <caption className={layout.heard}>{say.roundsAndTimes()}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.num}>
              {say.headRound()}
            </th>
            <th scope="col">{say.headDay()}</th>
            <th scope="col">{say.headStarts()}</th>
            <th scope="col">{say.headState()}</th>
            <th scope="col">
              <span className={layout.heard}>{say.tellEverybody()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, start }) => (
            <ScheduleRow
              key={round}
              id={id}
              snapshot={snapshot}
              round={round}
              start={start}
              before={before.get(round)}
              zone={zone}
              onSave={(moved) => save(withStart(dates, round, moved))}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function withStart(starts: (Start | null)[], round: number, start: Start | null): (Start | null)[] {
  const all = Array.from({ length: Math.max(starts.length, round) }, (_, at) => starts[at] ?? null)
  return all.with(round - 1, start)
}

/** Keeps the first known start of each round that moved, and forgets rounds that are back there. */
function withMoved(
  before: ReadonlyMap<number, Start>,
  was: (Start | null)[],
  is: (Start | null)[],
): ReadonlyMap<number, Start> {
  const firsts = is.map((_, at) => [at + 1, before.get(at + 1) ?? was[at] ?? null] as const)
  return new Map(
    firsts.flatMap(([round, first]) => (first === null || first === is[round - 1] ? [] : [[round, first] as const])),
  )
}

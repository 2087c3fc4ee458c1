import * as say from '#words/seasonDesk.js'
import { useState } from 'react'
import { filledStarts, readStart, writtenStart, type WrittenStart } from '#core/snapshot/plan-schedule.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import inputStyles from '../../ui/input.module.css'
import { Panel } from '../../ui/panel.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** When the rounds of all divisions start. Once the divisions have their fixtures, dates change at each division. */
export function DatesPanel({ desk, actions }: SeasonTabProps) {
  const { divisions, starts, season } = desk
  const zone = season.timeZone ?? ownZone()
  const rounds = Math.max(starts.length, ...divisions.map(({ fixtures }) => fixtures.length))
  const isFixed = divisions.some(({ tournament }) => tournament !== null)
  const [rows, setRows] = useState(() =>
    Array.from({ length: rounds }, (_, at) => writtenStart(starts[at] ?? null, zone)),
  )
  const read = rows.map((row) => readStart(row, zone))
  const isValid = read.every((start) => start !== undefined)
  const known = read.map((start) => start ?? null)
  const set = (at: number, change: Partial<WrittenStart>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  if (rounds === 0) {
    return (
      <Panel title={say.rounds()}>
        <EmptyState sentence={say.noRoundsYet()}>{say.roundsAfterDivisions()}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={say.rounds()} count={zone}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void actions.change({ type: 'edit', starts: known })
        }}
      >
        <ol className={styles.rounds}>
          {rows.map((row, at) => (
            // Rounds have no other identity.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span>{say.roundNumber({ round: at + 1 })}</span>
              <input
                type="date"
                className={inputStyles.input}
                aria-label={say.dayOfRound({ round: at + 1 })}
                value={row.day}
                disabled={isFixed}
                onChange={(event) => set(at, { day: event.target.value })}
              />
              <input
                type="time"
                className={inputStyles.input}
                aria-label={say.hourOfRound({ round: at + 1 })}
                value={row.hour}
                disabled={isFixed}
                onChange={(event) => set(at, { hour: event.target.value })}
              />
            </li>
          ))}
        </ol>
        <p className={styles.foot}>
          {isFixed ? (
            say.datesAtDivisions()
          ) : (
            <>
              <Button type="submit" disabled={actions.isBusy || !isValid}>
                {say.saveDates()}
              </Button>
              <Button
                disabled={!isValid}
                onClick={() =>
                  setRows(
                    filledStarts(trimmed(known), rounds, season.rules.everyDays, zone).map((start) =>
                      writtenStart(start, zone),
                    ),
                  )
                }
              >
                {say.fillDates({ days: season.rules.everyDays })}
              </Button>
            </>
          )}
        </p>
      </form>
    </Panel>
  )
}

/** Only the first date: the others follow from it. */
const trimmed = <Date,>(starts: (Date | null)[]): (Date | null)[] =>
  starts.slice(0, 1 + starts.findIndex((start) => start !== null))

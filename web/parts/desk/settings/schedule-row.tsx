import * as say from '#words/deskSettings.js'
import { useState, type FocusEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { readStart, writtenStart, type WrittenStart } from '#core/snapshot/plan-schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Start } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import { useNow } from '../../../hooks/use-now.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/button.tsx'
import input from '../../../ui/input.module.css'
import table from '../../../ui/table.module.css'
import { movedAnnouncement } from './moved-announcement.ts'
import styles from './schedule-panel.module.css'

interface ScheduleRowProps {
  id: string
  snapshot: Snapshot
  round: number
  start: Start | null
  /** The start before it was moved. */
  before: Start | undefined
  zone: string
  /** Resolves to whether it was saved. */
  onSave: (start: Start | null) => Promise<boolean>
}

/** Day and hour of a round, saved when the focus leaves both fields, or on Enter. */
export function ScheduleRow({ id, snapshot, round, start, before, zone, onSave }: ScheduleRowProps) {
  const navigate = useNavigate()
  const now = useNow()
  const [draft, setDraft] = useState<WrittenStart>()
  const written = draft ?? writtenStart(start, zone)
  const read = readStart(written, zone)
  const save = async (): Promise<void> => {
    if (read === undefined) return
    // What is typed while the change is sent stays.
    if (read === start || (await onSave(read))) setDraft((now) => (now === draft ? undefined : now))
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>): void => {
    if (draft && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) void save()
  }
  const field = (key: keyof WrittenStart) => ({
    value: written[key],
    'aria-invalid': read === undefined ? true : undefined,
    onChange: (event: { target: HTMLInputElement }) => setDraft({ ...written, [key]: event.target.value }),
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && void save(),
  })
  const tell = (): void =>
    void navigate(managePath(id, 'announce'), {
      state: { draft: movedAnnouncement({ round, start: start!, before: before!, zone }) },
    })
  return (
    <tr onBlur={leave}>
      <td className={table.num}>{round}</td>
      <td>
        <input
          {...field('day')}
          type="date"
          className={classes(input.input, styles.day)}
          aria-label={say.dayOfRound({ round })}
        />
      </td>
      <td>
        <input
          {...field('hour')}
          type="time"
          className={classes(input.input, styles.hour)}
          aria-label={say.timeOfRound({ round })}
        />
      </td>
      <td className={styles.state}>
        {read === undefined ? (
          <span className={styles.fault}>{say.chooseADayFirst()}</span>
        ) : before === undefined ? (
          stateOf(snapshot, round)
        ) : (
          <span className={styles.was}>{say.wasPlanned({ before: formatWhen(before, 'plan', { now, zone }) })}</span>
        )}
      </td>
      <td className={table.num}>
        {before !== undefined && start !== null && (
          <Button small onClick={tell}>
            {say.tellEverybody()}
          </Button>
        )}
      </td>
    </tr>
  )
}

function stateOf({ round: current, closed = 0, active }: Snapshot, round: number): string {
  if (round > current) return ''
  return round <= closed || round < current || !active ? say.roundPlayed() : say.roundBeingPlayed()
}

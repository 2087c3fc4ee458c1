import * as say from '#words/reminder.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { REMINDER_MINUTES } from '#core/limits/reminders.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import type { Reminder } from '../../api/answers.ts'
import { reminderQueries, removeReminder, setReminder } from '../../api/reminders.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import styles from '../../ui/prompt.module.css'
import { saveReminder } from '../match/reminder.ts'

const CHOICES = REMINDER_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: () => (minutes === 60 ? say.hourBefore() : say.minutesBefore({ minutes })),
}))
const DEFAULT_MINUTES = '15'

/** Sets a reminder for a match: a notification on the site or a calendar file. */
export function ReminderDialog({ match, start, onClose }: { match: ProfileMatch; start: number; onClose: () => void }) {
  const { id, w, b } = match
  const cache = useQueryClient()
  const { data } = useQuery(reminderQueries.all())
  const known = data?.find((one) => one.id === id)
  const [chosen, choose] = useState<string>()
  const minutes = chosen ?? String(known?.minutes ?? DEFAULT_MINUTES)
  const onSuccess = (all: Reminder[]) => {
    void replaceAnswer(cache, reminderQueries.all().queryKey, all)
    onClose()
  }
  const setting = useMutation({ mutationFn: setReminder, onSuccess })
  const removing = useMutation({ mutationFn: removeReminder, onSuccess })
  const error = setting.error ?? removing.error
  return (
    <Dialog title={known ? say.reminder() : say.setReminder()} onClose={onClose}>
      <div className={styles.form}>
        <p>
          <T of={say.reminderText({ white: <bdi>{w}</bdi>, black: <bdi>{b}</bdi> })} />
        </p>
        <div>
          <Select label={say.when()} value={minutes} onChoose={choose} choices={CHOICES} />
        </div>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="quiet" onClick={() => saveReminder(match, start)}>
            {say.downloadCalendarFile()}
          </Button>
          {known && (
            <Button disabled={removing.isPending} onClick={() => removing.mutate(id)}>
              {say.remove()}
            </Button>
          )}
          <Button
            look="primary"
            disabled={setting.isPending}
            onClick={() => setting.mutate({ id, minutes: REMINDER_MINUTES.find((one) => String(one) === minutes) })}
          >
            {known ? say.save() : say.setReminder()}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

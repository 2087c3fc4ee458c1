import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

export interface Reminder {
  /** The pairing's id. */
  id: string
  minutes: number
}

export const reminderQueries = {
  /** The matches that the reader is reminded of. */
  all: () =>
    queryOptions({
      queryKey: queryKeys.reminders(),
      queryFn: ({ signal }) => get<Reminder[]>('/profile/reminders', signal),
    }),
}

export const setReminder = (given: Reminder): Promise<Reminder[]> => post('/profile/setReminder', given)
export const removeReminder = (id: string): Promise<Reminder[]> => post('/profile/removeReminder', { id })

import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const reminderQueries = {
  /** The matches of which the user is reminded. */
  all: () =>
    queryOptions({
      queryKey: queryKeys.reminders(),
      queryFn: ({ signal }) => get('/profile/reminders', { signal }),
    }),
}

export const setReminder = (body: BodyOf<'/profile/setReminder'>) => post('/profile/setReminder', { body })
export const removeReminder = (id: string) => post('/profile/removeReminder', { body: { id } })

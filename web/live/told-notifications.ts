import type { QueryClient } from '@tanstack/react-query'
import { languageTag } from '#words/formats.js'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { NotificationRow } from '../api/answers.ts'
import { replaceAnswer } from '../api/replace-answer.ts'

/** Takes the notifications that the site's room sends. It sends them in English: a page in another language asks for its own. */
export function takeNotifications(cache: QueryClient, sent: unknown[]): void {
  const queryKey = queryKeys.notifications()
  if (languageTag() === 'en') return void replaceAnswer(cache, queryKey, sent)
  const known = cache.getQueryData<NotificationRow[]>(queryKey) ?? []
  if (marks(known) !== marks(sent as NotificationRow[])) void cache.invalidateQueries({ queryKey })
}

const marks = (rows: NotificationRow[]): string => JSON.stringify(rows.map(({ id, seen }) => [id, seen]))

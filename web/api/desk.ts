import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

/** What only the desk knows of an entry. */
export type DeskEntry = AnswerOf<'get', '/tournament/:id/getDeskEntries'>[number]

/** What may be asked for at the desk. */
export type DeskChange = BodyOf<'/tournament/:id/change'>
export type DeskAnswer = AnswerOf<'get', '/tournament/:id/getDesk'>
/** A change as the history tells it. */
export type HistoryEntry = DeskAnswer['changes'][number]

export const deskQueries = {
  /** What the desk knows of its entries. */
  entries: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.desk(id), 'entries'] as const,
      queryFn: ({ signal }) => get('/tournament/:id/getDeskEntries', { id, signal }),
    }),
  /** What only those who run a tournament see. */
  desk: (id: string) =>
    queryOptions({
      queryKey: queryKeys.desk(id),
      queryFn: ({ signal }) => get('/tournament/:id/getDesk', { id, signal }),
    }),
  /** All that was done, the newest first; `before` a version. */
  history: (id: string, before?: number) =>
    queryOptions({
      queryKey: [...queryKeys.history(id), before ?? 0],
      queryFn: ({ signal }) =>
        get('/tournament/:id/getHistory', {
          id,
          query: before === undefined ? {} : { before: String(before) },
          signal,
        }),
    }),
}

export const createTournament = (body: BodyOf<'/tournament/create'>, key: string) =>
  post('/tournament/create', { body, key })
export const importReport = (body: BodyOf<'/tournament/import'>, key: string) =>
  post('/tournament/import', { body, key })
/** A file that stands on the web. */
export const readLink = (url: string) => post('/tournament/readLink', { body: { url } })
export const changeAtDesk = (id: string, body: DeskChange, key: string) =>
  post('/tournament/:id/change', { id, body, key })
export const undoChange = (id: string, version: number, key: string) =>
  post('/tournament/:id/undo', { id, body: { version }, key })

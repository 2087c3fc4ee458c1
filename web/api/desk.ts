import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post, request } from './client.ts'

/** The private data of an entry. */
export type DeskEntry = AnswerOf<'get', '/tournament/:id/getDeskEntries'>[number]

export type DeskChange = BodyOf<'/tournament/:id/change'>
export type DeskAnswer = AnswerOf<'get', '/tournament/:id/getDesk'>
export type HistoryEntry = DeskAnswer['changes'][number]

/** The file of the report for the rating officer. */
export const reportPath = (id: string, version = '26'): string =>
  `/api/tournament/${encodeURIComponent(id)}/tournament.trf?version=${version}`

export const deskQueries = {
  entries: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.desk(id), 'entries'] as const,
      queryFn: ({ signal }) => get('/tournament/:id/getDeskEntries', { id, signal }),
    }),
  desk: (id: string) =>
    queryOptions({
      queryKey: queryKeys.desk(id),
      queryFn: ({ signal }) => get('/tournament/:id/getDesk', { id, signal }),
    }),
  /** The text of the report (TRF26); every version of the tournament has its own. */
  reportFile: (id: string, version: number) =>
    queryOptions({
      queryKey: queryKeys.reportFile(id, version),
      queryFn: async ({ signal }) => (await request(reportPath(id), { signal })).text(),
    }),
  /** Newest first; `before` is a version. */
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
/** The whole event, for a file. */
export const readEventFile = (id: string) => get('/tournament/:id/getEventFile', { id })
/** Fetches a file from a web address through the server. */
export const readLink = (url: string) => post('/tournament/readLink', { body: { url } })
export const changeAtDesk = (id: string, body: DeskChange, key: string) =>
  post('/tournament/:id/change', { id, body, key })
/** Without a version the user's own last change is undone. */
export const undoChange = (id: string, version: number | undefined, key: string) =>
  post('/tournament/:id/undo', { id, body: version === undefined ? {} : { version }, key })
export const redoChange = (id: string, key: string) => post('/tournament/:id/redo', { id, key })

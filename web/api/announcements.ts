import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export type OwnAnnouncement = AnswerOf<'get', '/tournament/:id/getAllAnnouncements'>[number]

/** Including announcements that only directors may read. */
export const allAnnouncementsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.allAnnouncements(id),
    queryFn: ({ signal }) => get('/tournament/:id/getAllAnnouncements', { id, signal }),
  })

export const announce = (id: string, body: BodyOf<'/tournament/:id/announce'>, key: string) =>
  post('/tournament/:id/announce', { id, body, key })
export const editAnnouncement = (id: string, body: BodyOf<'/tournament/:id/editAnnouncement'>, key: string) =>
  post('/tournament/:id/editAnnouncement', { id, body, key })
export const takeDownAnnouncement = (id: string, announcement: number, key: string) =>
  post('/tournament/:id/takeDownAnnouncement', { id, body: { id: announcement }, key })

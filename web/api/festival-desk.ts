import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export type FestivalRequest = BodyOf<'/festival/:id/change'>['request']
export type RegisterRequest = BodyOf<'/festival/:id/changeRegister'>['request']
export type NewSection = BodyOf<'/festival/:id/createSection'>
type FestivalBody = BodyOf<'/festival/create'>

export const festivalDeskQueries = {
  desk: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalDesk(id),
      queryFn: ({ signal }) => get('/festival/:id/getFestivalDesk', { id, signal }),
    }),
  register: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalRegister(id),
      queryFn: ({ signal }) => get('/festival/:id/getRegister', { id, signal }),
    }),
  changes: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalChanges(id),
      queryFn: ({ signal }) => get('/festival/:id/getFestivalChanges', { id, signal }),
    }),
}

export const createFestival = (body: FestivalBody, key: string) => post('/festival/create', { body, key })
export const createSection = (id: string, body: NewSection, key: string) =>
  post('/festival/:id/createSection', { id, body, key })
export const addSection = (id: string, tournament: string) =>
  post('/festival/:id/addSection', { id, body: { tournament } })
export const removeSection = (id: string, tournament: string) =>
  post('/festival/:id/removeSection', { id, body: { tournament } })
export const changeFestival = (id: string, request: FestivalRequest, key: string) =>
  post('/festival/:id/change', { id, body: { request }, key })
export const changeRegister = (id: string, request: RegisterRequest, key: string) =>
  post('/festival/:id/changeRegister', { id, body: { request }, key })
export const undoFestival = (id: string, version: number, key: string) =>
  post('/festival/:id/undo', { id, body: { version }, key })
export const addStaff = (id: string, username: string) => post('/festival/:id/addStaff', { id, body: { username } })
export const removeStaff = (id: string, username: string) =>
  post('/festival/:id/removeStaff', { id, body: { username } })
export const deleteFestival = (id: string) => post('/festival/:id/delete', { id })

import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** Changes by a team's admins; each answers with a sentence to show. */
export const addUser = (id: string, username: string) => post('/team/:id/addUser', { id, body: { username } })
export const removeUser = (id: string, username: string) => post('/team/:id/removeUser', { id, body: { username } })
export const setLevel = (id: string, body: BodyOf<'/team/:id/setLevel'>) => post('/team/:id/setLevel', { id, body })
export const updateTeam = (id: string, body: BodyOf<'/team/:id/update'>) => post('/team/:id/update', { id, body })
/** Merges two teams; `id` is that of the remaining one. */
export const mergeTeams = (id: string, body: BodyOf<'/team/:id/merge'>) => post('/team/:id/merge', { id, body })

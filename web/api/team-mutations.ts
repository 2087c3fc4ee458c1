import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** What a team's admins do; each answers with what to tell the person. */
export const addUser = (id: string, username: string) => post('/team/:id/addUser', { id, body: { username } })
export const removeUser = (id: string, username: string) => post('/team/:id/removeUser', { id, body: { username } })
export const setLevel = (id: string, body: BodyOf<'/team/:id/setLevel'>) => post('/team/:id/setLevel', { id, body })
export const updateTeam = (id: string, body: BodyOf<'/team/:id/update'>) => post('/team/:id/update', { id, body })
/** Makes one team of two; `id` is that of the one that is left. */
export const mergeTeams = (id: string, body: BodyOf<'/team/:id/merge'>) => post('/team/:id/merge', { id, body })

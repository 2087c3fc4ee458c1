import type { MergedField } from '#core/people/merge.ts'
import { post } from './client.ts'

interface Said {
  message: string
}
const act = <Answer = Said>(id: string, call: string, given: object): Promise<Answer> =>
  post(`/team/${encodeURIComponent(id)}/${call}`, given)

/** What a team's admins do; each answers with what to tell the person. */
export const addUser = (id: string, username: string): Promise<Said> => act(id, 'addUser', { username })
export const removeUser = (id: string, username: string): Promise<Said> => act(id, 'removeUser', { username })
export const setLevel = (id: string, given: { username: string; level: 0 | 1 }): Promise<Said> =>
  act(id, 'setLevel', given)
export const updateTeam = (id: string, given: Record<string, string>): Promise<Said> => act(id, 'update', given)
/** Makes one team of two; `id` is that of the one that is left. */
export const mergeTeams = (
  id: string,
  given: { to: string; keepFields: MergedField[] },
): Promise<Said & { id: string }> => act(id, 'merge', given)

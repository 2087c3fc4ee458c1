import { ROLES, type Role, type World } from '#test/support/world.ts'

/** What a call answers whom: a status for each role, in a world made for that one request. */
export interface Row {
  /** As the table of calls writes it: `post /submit/gameLink`. */
  call: string
  /** What is asked, where the same call is asked of different things. */
  of?: string
  /** Whether the world's tournaments are private. */
  isPrivate?: boolean
  /** The request: the address below /api and, for a POST, what is sent. `role` is who asks. */
  ask: (world: World, role: Role) => { path: string; body?: object }
  /** Done before, with the world. */
  before?: (world: World, role: Role) => Promise<unknown>
  /** It changes nothing, so that all who ask may share a world. */
  reads?: boolean
  answers: Record<Role, number>
}

/** The same status for everybody, but for those who are named. */
export const all = (status: number, but: Partial<Record<Role, number>> = {}): Record<Role, number> => ({
  ...(Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>),
  ...but,
})

/** What only those who are signed in may do: 401 for who is not. */
export const signedIn = (status: number, but: Partial<Record<Role, number>> = {}): Record<Role, number> =>
  all(status, { visitor: 401, expired: 401, ...but })

import type { CallScope } from '#core/people/scopes.ts'
import { ROLES, type Role, type World } from '#test/support/world.ts'

/** The expected status of a call for each role, in a world made for that one request. */
export interface Row {
  /** In the form of the table of calls: `post /submit/gameLink`. */
  call: string
  /** Tells rows of the same call apart. */
  of?: string
  /** Whether the world's tournaments are private. */
  isPrivate?: boolean
  /** The request: the path below /api and, for a POST, the body. `role` is the caller. */
  ask: (world: World, role: Role) => { path: string; body?: object }
  /** Prepares the world. */
  before?: (world: World, role: Role) => Promise<unknown>
  /** The call changes nothing, so that all roles may share a world. */
  reads?: boolean
  answers: Record<Role, number>
  /** The scope that this request needs, if it is not the call's. */
  scope?: CallScope
}

/** The same status for all roles except those in `but`. */
export const all = (status: number, but: Partial<Record<Role, number>> = {}): Record<Role, number> => ({
  ...(Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>),
  ...but,
})

/** For calls that need a session: 401 without one. */
export const signedIn = (status: number, but: Partial<Record<Role, number>> = {}): Record<Role, number> =>
  all(status, { visitor: 401, expired: 401, ...but })

import type * as z from 'zod/mini'
import type { Permission } from '../../people/levels.ts'
import { neededScope, type CallScope } from '../../people/scopes.ts'
import type { ErrorStatus } from '../errors.ts'

export const TAGS = [
  'Tournaments',
  'Leagues',
  'Festivals',
  'Matches',
  'People',
  'Session',
  'Profile',
  'Teams',
  'Site',
  'Files',
] as const

/** A file or feed instead of JSON. */
export interface FileAnswer {
  type: string
  about: string
}

interface CallFacts {
  /** Below /api, in the form of the Worker's routes: `/tournament/:id/getStatus`. */
  path: string
  tag: (typeof TAGS)[number]
  summary: string
  about?: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The permission that the call requires, see core/people/levels.ts. Undefined if it is public. */
  act?: Permission
  /** The scope that an access token needs, if `act` does not determine it. */
  scope?: CallScope
  answer: z.ZodMiniType | FileAnswer
  /** Values of path and query that work in the demo. */
  example: Record<string, string>
  /** Sentences for the call's own refusals by status, in addition to those of all calls. */
  refusals?: Partial<Record<ErrorStatus, string>>
}

/** A call that may change something has a permission, which determines the scope of access tokens, or names that scope. */
export type ApiCall = CallFacts &
  ({ method: 'get' } | ({ method: 'post' } & ({ act: Permission } | { scope: CallScope })))

/** The scope that an access token needs for a call. Every token may read what is public. */
export const scopeOf = ({ method, act, scope }: ApiCall): CallScope =>
  scope ?? (act ? neededScope(method.toUpperCase(), act) : 'read')

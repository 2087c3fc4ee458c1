import type * as z from 'zod/mini'
import type { Permission } from '../../people/levels.ts'
import type { TokenScope } from '../../people/scopes.ts'
import type { ErrorStatus } from '../errors.ts'

export const TAGS = ['Tournaments', 'Matches', 'People', 'Session', 'Profile', 'Teams', 'Site', 'Files'] as const

/** A file or feed that a call answers with. */
export interface FileAnswer {
  type: string
  about: string
}

/** A call as its description has it. */
export interface ApiCall {
  method: 'get' | 'post'
  /** Below /api, as the Worker's routes are written: `/tournament/:id/getStatus`. */
  path: string
  tag: (typeof TAGS)[number]
  summary: string
  about?: string
  query?: z.ZodMiniType
  /** The JSON it takes. */
  body?: z.ZodMiniType
  /** What whoever asks must be allowed: core/people/levels.ts. Without one it is open to everybody. */
  act?: Permission
  /** What an access token must be good for, where the act does not say. */
  scope?: TokenScope
  answer: z.ZodMiniType | FileAnswer
  /** What may be asked for where the demo runs: values of path and query. */
  example: Record<string, string>
  /** Sentences for what it refuses, by status, beside those of all calls. */
  refusals?: Partial<Record<ErrorStatus, string>>
}

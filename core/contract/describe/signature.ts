import type * as z from 'zod/mini'
import type { CallTable } from './calls.ts'

export type CallMethod = 'get' | 'post'
type JsonAnswer = z.ZodMiniType | { type: 'application/json' }
type CallOf<By extends CallMethod, Path extends string> = CallTable[`${By} ${Path}` & keyof CallTable]

/** The paths of the calls by this method that answer JSON: `/tournament/:id/snapshot`. */
export type PathOf<By extends CallMethod> = CallTable[keyof CallTable] extends infer One
  ? One extends { method: By; path: infer Path; answer: JsonAnswer }
    ? Path
    : never
  : never

/** What a call answers, as its schema says; unknown for a file of JSON, never for other files. */
export type AnswerOf<By extends CallMethod, Path extends string> =
  CallOf<By, Path> extends { answer: infer Answer extends JsonAnswer }
    ? Answer extends z.ZodMiniType
      ? z.infer<Answer>
      : unknown
    : never

/** The JSON that a call takes. */
export type BodyOf<Path extends PathOf<'post'>> =
  CallOf<'post', Path> extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never

/** What a call takes beside its path: the id that stands in it, the query, the body. */
export type InputOf<By extends CallMethod, Path extends string> = IdOf<Path> &
  QueryIn<CallOf<By, Path>> &
  BodyIn<CallOf<By, Path>>

type IdOf<Path> = Path extends `${string}/:id${string}` ? { id: string } : { id?: never }
type QueryIn<One> = One extends { query: infer Query extends z.ZodMiniType }
  ? object extends z.input<Query>
    ? { query?: z.input<Query> }
    : { query: z.input<Query> }
  : { query?: never }
type BodyIn<One> = One extends { body: infer Body extends z.ZodMiniType } ? { body: z.input<Body> } : { body?: never }

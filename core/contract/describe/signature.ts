import type * as z from 'zod/mini'
import type { CallTable } from './calls.ts'

export type CallMethod = 'get' | 'post'
type JsonAnswer = z.ZodMiniType | { type: 'application/json' }
type CallOf<By extends CallMethod, Path extends string> = CallTable[`${By} ${Path}` & keyof CallTable]

/** Paths of calls that answer with JSON, by method: `/tournament/:id/snapshot`. */
export type PathOf<By extends CallMethod> = CallTable[keyof CallTable] extends infer One
  ? One extends { method: By; path: infer Path; answer: JsonAnswer }
    ? Path
    : never
  : never

/** The type of a call's answer: unknown for a JSON file, never for other files. */
export type AnswerOf<By extends CallMethod, Path extends string> =
  CallOf<By, Path> extends { answer: infer Answer extends JsonAnswer }
    ? Answer extends z.ZodMiniType
      ? z.infer<Answer>
      : unknown
    : never

export type BodyOf<Path extends PathOf<'post'>> =
  CallOf<'post', Path> extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never

/** The input of a call: the id in its path, its query and its body. */
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

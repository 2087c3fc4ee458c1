import type { ExtractSchema } from 'hono/types'
import type { JSONParsed } from 'hono/utils/types'
import type { CallTable } from '#core/contract/describe/calls.ts'
import type { AnswerOf, InputOf, CallMethod } from '#core/contract/describe/signature.ts'

/**
 * The calls whose route takes or answers something other than the contract says; an object type without properties if
 * all agree.
 */
export type ContractMismatch<Api> = {
  [Name in keyof CallTable as Agrees<ExtractSchema<Api>, Name> extends true ? never : Name]: never
}

type Agrees<Routes, Name> = Name extends `${infer By extends CallMethod} ${infer Path}`
  ? IsFile<AnswerOf<By, Path>> extends true
    ? true
    : CallRoute<Routes, By, Path> extends { input: infer Input; output: infer Output }
      ? [AgreesOnBody<Input, InputOf<By, Path>>, AgreesOnAnswer<Output, AnswerOf<By, Path>>] extends [true, true]
        ? true
        : false
      : false
  : false

type CallRoute<Routes, By extends CallMethod, Path> = Path extends keyof Routes
  ? Routes[Path][`$${By}` & keyof Routes[Path]]
  : undefined

/** hono types an answer either as it was given or as it is after JSON. */
type AgreesOnAnswer<Output, Answer> =
  SameType<Output, Answer> extends true ? true : SameType<Output, JSONParsed<Answer>>
type AgreesOnBody<Input, Given> = Given extends { body: infer Body }
  ? Input extends { json: infer Json }
    ? SameType<Json, Body>
    : false
  : true
type SameType<One, Other> = [One, Other] extends [Other, One] ? true : false

/** Files of the build and texts have no types to compare. */
type IsFile<Answer> = unknown extends Answer ? true : [Answer] extends [never] ? true : false

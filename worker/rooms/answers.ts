import type { ObjectCalls } from './calls.ts'
import type { ReleasedCalls } from './released-calls.ts'

type ObjectName = keyof ReleasedCalls

/** What the class of an object implements: the calls of this release, and those of the release before. */
export type Answers<Name extends ObjectName> = ObjectCalls[Name] & ReleasedCalls[Name]

/** Objects as others see them: they may have the code of the release before, so they have its calls alone. */
export type ObjectsNamed<Name extends ObjectName> = DurableObjectNamespace<
  ReleasedCalls[Name] & Rpc.DurableObjectBranded
>

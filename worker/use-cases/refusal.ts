import type { CodeOf, ErrorStatus } from '#core/contract/errors.ts'

/** The kinds of refusals; each is also its own general code. worker/http/errors.ts gives each its HTTP status. */
export type RefusalKind =
  | 'invalid-input'
  | 'not-signed-in'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'site-unavailable'
  | 'unavailable'

/** The codes that refusals of a kind may have, as listed in the contract. */
export type RefusalCode<Kind extends RefusalKind = RefusalKind> = {
  [Status in ErrorStatus]: Kind extends CodeOf<Status> ? CodeOf<Status> : never
}[ErrorStatus]

/** An expected refusal: a sentence for people, and a code for programs. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly kind: RefusalKind
  readonly code: RefusalCode
  constructor(kind: RefusalKind, sentence: string, code: RefusalCode) {
    super(sentence)
    this.kind = kind
    this.code = code
  }
}

const refusal =
  <Kind extends RefusalKind>(kind: Kind) =>
  (sentence: string, code: Kind | RefusalCode<Kind> = kind): RefusalError =>
    new RefusalError(kind, sentence, code as RefusalCode)

export const badRequest = refusal('invalid-input')
export const unauthorized = refusal('not-signed-in')
export const forbidden = refusal('forbidden')
export const notFound = refusal('not-found')
export const conflict = refusal('conflict')
export const gone = refusal('gone')
export const badGateway = refusal('site-unavailable')
export const unavailable = refusal('unavailable')

import { inLanguage } from '#core/text/language.ts'
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

/**
 * A sentence, or what makes it in the language in force: `say.roundOver`, or `() => say.tooMany({ count })`. It may be a
 * rule of core, which makes no sentence where it allows something.
 */
export type Saying = string | (() => string | undefined)

const said = (saying: Saying): string => (typeof saying === 'string' ? saying : (saying() ?? ''))

/** An expected refusal: a sentence for people, and a code for programs. Its `message` is English. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly kind: RefusalKind
  readonly code: RefusalCode
  readonly #saying: Saying
  constructor(kind: RefusalKind, saying: Saying, code: RefusalCode) {
    super(inLanguage('en', () => said(saying)))
    this.kind = kind
    this.#saying = saying
    this.code = code
  }

  /** Its sentence in a language. */
  sentenceIn(language: string): string {
    return inLanguage(language, () => said(this.#saying))
  }
}

const refusal =
  <Kind extends RefusalKind>(kind: Kind) =>
  (saying: Saying, code: Kind | RefusalCode<Kind> = kind): RefusalError =>
    new RefusalError(kind, saying, code as RefusalCode)

export const badRequest = refusal('invalid-input')
export const unauthorized = refusal('not-signed-in')
export const forbidden = refusal('forbidden')
export const notFound = refusal('not-found')
export const conflict = refusal('conflict')
export const gone = refusal('gone')
export const badGateway = refusal('site-unavailable')
export const unavailable = refusal('unavailable')

/** What core makes of a request; throws 409 with its sentence if core refuses it, which is made again in the reader’s language. */
export function unlessRefused<Made>(make: () => Made | string, code?: RefusalCode<'conflict'>): Made {
  const made = make()
  if (typeof made !== 'string') return made
  throw conflict(() => sentenceOf(make()), code)
}

const sentenceOf = (made: unknown): string => (typeof made === 'string' ? made : '')

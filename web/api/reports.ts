import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** Reports how a match ended, for the user's side. `key` is the idempotency key. */
export const reportResult = (body: BodyOf<'/submit/result'>, key: string) => post('/submit/result', { body, key })

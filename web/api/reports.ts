import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** Says how a match ended, for the side of whoever asks. `key` is the same where it is sent again. */
export const reportResult = (body: BodyOf<'/submit/result'>, key: string) => post('/submit/result', { body, key })

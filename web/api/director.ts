import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** `key` is the idempotency key: a retry with the same key changes nothing more. */
export const undoResult = (id: string, body: BodyOf<'/tournament/:id/undoResult'>, key: string) =>
  post('/tournament/:id/undoResult', { id, body, key })

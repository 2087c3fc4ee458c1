import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

/** `key` is the idempotency key: a retry with the same key changes nothing more. */
export const setResult = (id: string, body: BodyOf<'/tournament/:id/setResult'>, key: string) =>
  post('/tournament/:id/setResult', { id, body, key })
export const confirmResults = (id: string, body: BodyOf<'/tournament/:id/confirmResults'>, key: string) =>
  post('/tournament/:id/confirmResults', { id, body, key })
export const undoResult = (id: string, body: BodyOf<'/tournament/:id/undoResult'>, key: string) =>
  post('/tournament/:id/undoResult', { id, body, key })

import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export type WebhookAnswer = AnswerOf<'get', '/tournament/:id/getWebhooks'>[number]

export const webhookListQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.webhooks(id),
    queryFn: ({ signal }) => get('/tournament/:id/getWebhooks', { id, signal }),
  })
export const addWebhook = (id: string, body: BodyOf<'/tournament/:id/addWebhook'>) =>
  post('/tournament/:id/addWebhook', { id, body })
export const removeWebhook = (id: string, webhook: string) =>
  post('/tournament/:id/removeWebhook', { id, body: { webhook } })
export const resumeWebhook = (id: string, webhook: string) =>
  post('/tournament/:id/resumeWebhook', { id, body: { webhook } })
export const repeatDelivery = (id: string, delivery: string) =>
  post('/tournament/:id/repeatDelivery', { id, body: { delivery } })

import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

type CaptainAnswer = AnswerOf<'get', '/tournament/:id/getFixtures'>
export type CaptainFixture = CaptainAnswer['fixtures'][number]

/** The matches of the teams that the signed-in user is an admin of. */
export const fixturesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.tournament(id), 'fixtures'] as const,
    queryFn: ({ signal }) => get('/tournament/:id/getFixtures', { id, signal }),
  })

export const proposeTime = (id: string, body: BodyOf<'/tournament/:id/proposeTime'>, key: string) =>
  post('/tournament/:id/proposeTime', { id, body, key })
export const answerTime = (id: string, body: BodyOf<'/tournament/:id/answerTime'>, key: string) =>
  post('/tournament/:id/answerTime', { id, body, key })
export const stateCase = (id: string, body: BodyOf<'/tournament/:id/state'>, key: string) =>
  post('/tournament/:id/state', { id, body, key })
export const submitMini = (body: BodyOf<'/submit/mini'>, key: string) => post('/submit/mini', { body, key })

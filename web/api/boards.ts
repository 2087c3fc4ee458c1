import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { SECOND } from '#core/time.ts'
import { get, post } from './client.ts'

export type BoardsAnswer = AnswerOf<'get', '/tournament/:id/getBoards'>
export type AnswerOfSource = BoardsAnswer['sources'][number]
export type BoardAnswer = BoardsAnswer['boards'][number]
export type UnmatchedAnswer = BoardsAnswer['unmatched'][number]
export type ProposalAnswer = BoardsAnswer['proposals'][number]

/** The desk sees the boards without their delay. */
const EVERY = 5 * SECOND

export const boardsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.boardsAtDesk(id),
    queryFn: ({ signal }) => get('/tournament/:id/getBoards', { id, signal }),
    refetchInterval: EVERY,
  })

export const lookAtBoards = (id: string) => post('/tournament/:id/lookAtBoards', { id, body: {} })
export const addBoardSource = (id: string, body: BodyOf<'/tournament/:id/addBoardSource'>) =>
  post('/tournament/:id/addBoardSource', { id, body })
export const changeBoardSource = (id: string, body: BodyOf<'/tournament/:id/changeBoardSource'>) =>
  post('/tournament/:id/changeBoardSource', { id, body })
export const removeBoardSource = (id: string, source: string) =>
  post('/tournament/:id/removeBoardSource', { id, body: { source } })
export const resetBoardSource = (id: string, source: string) =>
  post('/tournament/:id/resetBoardSource', { id, body: { source } })
export const assignBoard = (id: string, body: BodyOf<'/tournament/:id/assignBoard'>) =>
  post('/tournament/:id/assignBoard', { id, body })
export const forgetBoardName = (id: string, name: string) =>
  post('/tournament/:id/forgetBoardName', { id, body: { name } })
export const takeBoardResults = (id: string, body: BodyOf<'/tournament/:id/takeBoardResults'>) =>
  post('/tournament/:id/takeBoardResults', { id, body })
export const makeBoardToken = (id: string) => post('/tournament/:id/makeBoardToken', { id, body: {} })

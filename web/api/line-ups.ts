import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

type LineUpsAnswer = AnswerOf<'get', '/tournament/:id/getLineUps'>
export type LineUpMatch = LineUpsAnswer['matches'][number]
export type LineUpSide = LineUpMatch['sides'][number]
export type RosterRow = BodyOf<'/tournament/:id/setRoster'>['roster'][number]

export const lineUpQueries = {
  /** The prefix of the line-ups of every round, for invalidation. */
  all: (id: string) => ({ queryKey: [...queryKeys.tournament(id), 'lineUps'] as const }),
  /** The line-ups of a round that the viewer may see. */
  ofRound: (id: string, round: number) =>
    queryOptions({
      queryKey: [...queryKeys.tournament(id), 'lineUps', round] as const,
      queryFn: ({ signal }) => get('/tournament/:id/getLineUps', { id, query: { round: String(round) }, signal }),
    }),
  /** A team's players in board order. */
  roster: (id: string, team: number) =>
    queryOptions({
      queryKey: [...queryKeys.tournament(id), 'roster', team] as const,
      queryFn: ({ signal }) => get('/tournament/:id/getRoster', { id, query: { team: String(team) }, signal }),
    }),
}

export const handInLineUp = (id: string, body: BodyOf<'/tournament/:id/handInLineUp'>, key: string) =>
  post('/tournament/:id/handInLineUp', { id, body, key })
export const setRoster = (id: string, body: BodyOf<'/tournament/:id/setRoster'>, key: string) =>
  post('/tournament/:id/setRoster', { id, body, key })

import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const siteProposalQueries = {
  /** Scores that the chess site changed after results were confirmed; any change of the tournament may answer one. */
  ofTournament: (id: string, version: number) =>
    queryOptions({
      queryKey: queryKeys.siteProposals(id, version),
      queryFn: ({ signal }) => get('/tournament/:id/getSiteProposals', { id, signal }),
    }),
}

export const answerSiteProposal = (id: string, body: BodyOf<'/tournament/:id/answerSiteProposal'>) =>
  post('/tournament/:id/answerSiteProposal', { id, body })

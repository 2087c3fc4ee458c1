import type { EvaluationNews } from '#core/match/live.ts'
import { post } from './client.ts'

/** Sends the event’s room what its engine says of running games. */
export const sendEvaluations = (id: string, round: number, evaluations: EvaluationNews[]) =>
  post('/tournament/:id/evaluate', { id, body: { round, evaluations } })

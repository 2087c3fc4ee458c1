import * as z from 'zod/mini'
import { EvaluateInput } from '../evaluations.ts'
import type { ApiCall } from './api-call.ts'
import { integer } from './fields.ts'

export const EVALUATION_CALLS = [
  {
    method: 'post',
    tag: 'Tournaments',
    act: 'evaluate',
    example: { id: 'winter' },
    path: '/tournament/:id/evaluate',
    body: EvaluateInput,
    answer: z.object({ taken: integer('Evaluations of positions that running games have; others are left out.') }),
    summary: 'Send evaluations of running games by the event’s own engine',
    refusals: { 503: 'The room can’t be reached right now. Try again in a moment.' },
  },
] as const satisfies readonly ApiCall[]

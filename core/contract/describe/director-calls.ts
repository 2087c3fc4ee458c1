import * as z from 'zod/mini'
import { ConfirmResultsInput, SetResultInput, SetResultsInput, UndoResultInput } from '../director.ts'
import { integer, string } from './fields.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const Change = z.extend(Message, {
  version: integer('The tournament’s version after the change; undoResult takes it.'),
})
const Confirmed = z.extend(Change, { count: integer('How many results were confirmed.') })
const Entered = z.extend(Change, {
  count: integer('How many results stand as they were sent.'),
  refused: z
    .array(z.object({ match: string('The pairing’s id.'), message: string('Why not.') }))
    .check(z.describe('Those that were not entered.')),
})
const shared = { method: 'post', tag: 'Tournaments', act: 'enterResult', example: { id: 'winter' } } as const
const REPEAT =
  'Send an Idempotency-Key header: the same key twice is the same change, so a lost answer is safe to repeat.'

export const DIRECTOR_CALLS = [
  {
    ...shared,
    path: '/tournament/:id/setResult',
    body: SetResultInput,
    answer: Change,
    summary: 'Enter or correct a result',
    about: `A result that was confirmed is corrected with a reason, which the history keeps. ${REPEAT}`,
    refusals: { 409: 'Say why the confirmed result changes.' },
  },
  {
    ...shared,
    path: '/tournament/:id/setResults',
    body: SetResultsInput,
    answer: Entered,
    summary: 'Enter many results',
    about: `Up to 1,000 as one change, such as all boards of a round. Those that can’t be entered are listed with the reason; the others are. ${REPEAT}`,
  },
  {
    ...shared,
    path: '/tournament/:id/confirmResults',
    body: ConfirmResultsInput,
    answer: Confirmed,
    summary: 'Confirm provisional results',
    about: `Of these pairings, of a round, or of the whole tournament, as one change. ${REPEAT}`,
  },
  {
    ...shared,
    path: '/tournament/:id/undoResult',
    body: UndoResultInput,
    answer: Change,
    summary: 'Undo a result',
    about: `Takes back the newest change of a pairing’s result, or the change that made a version, as one more change. ${REPEAT}`,
    refusals: { 409: 'This pairing has no result to undo.' },
  },
] as const satisfies readonly ApiCall[]

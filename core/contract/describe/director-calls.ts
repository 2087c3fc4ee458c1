import * as z from 'zod/mini'
import {
  AnswerSiteProposalInput,
  ConfirmResultsInput,
  SetResultInput,
  SetResultsInput,
  UndoResultInput,
} from '../director.ts'
import { enumOf, integer, string, time } from './fields.ts'
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
const plainScore = z.tuple([z.number(), z.number()])
const SiteProposal = z.object({
  match: string('The pairing’s id.'),
  k: z.nullable(integer('Of a fixture with several matches: the number of the match.')),
  round: integer('The round.'),
  white: string('The first side.'),
  black: string('The second side.'),
  before: z.nullable(plainScore).check(z.describe('The confirmed score; null for an outcome without points.')),
  after: plainScore.check(z.describe('The chess site’s score now, less the points of accounts closed for fair play.')),
  closed: z
    .array(
      z.object({
        side: enumOf(['w', 'b'], 'The side that the account played for.'),
        username: string('The account at the chess site.'),
        board: integer('The board.'),
      }),
    )
    .check(z.describe('Accounts closed for fair play since, whose points the site did not take.')),
  seenAt: time('When this was seen.'),
  moved: z
    .array(
      z.object({
        name: string('The entry.'),
        from: z.nullable(integer('Its rank now.')),
        to: z.nullable(integer('Its rank with the new score.')),
      }),
    )
    .check(z.describe('Ranks that would change.')),
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
    method: 'get',
    act: 'answerRequest',
    path: '/tournament/:id/getSiteProposals',
    answer: z.array(SiteProposal),
    summary: 'List later scores of the chess site',
    about:
      'Of matches whose result is confirmed: the site changed its score, or closed an account for fair play. Directors see all, captains those of their own matches, others none.',
  },
  {
    ...shared,
    path: '/tournament/:id/answerSiteProposal',
    body: AnswerSiteProposalInput,
    answer: Change,
    summary: 'Take or dismiss a later score of the chess site',
    about: `Either is one change of the tournament, which can be undone. ${REPEAT}`,
    refusals: { 409: 'This was already answered, or the site has changed its score again.' },
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

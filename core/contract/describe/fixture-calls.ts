import * as z from 'zod/mini'
import { TIME_ANSWERS } from '../../snapshot/desk.ts'
import { FIXTURE_STATES } from '../../snapshot/fixture-state.ts'
import { AnswerTimeInput, ProposeTimeInput, StatementInput } from '../fixtures.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, enumOf, integer, nullableStart, nullableString, nullableTime, string, time } from './fields.ts'
import { Message } from './message.ts'

const Proposals = z.array(
  z.object({
    by: integer('Number of the team that proposes.'),
    times: z.array(z.int()).check(z.describe('The times it offers, in milliseconds since 1970.')),
    madeAt: time('When it was sent.'),
    answer: z.optional(z.enum(TIME_ANSWERS)).check(z.describe('Missing while it waits for an answer.')),
    taken: z.optional(z.int()).check(z.describe('The time that was taken.')),
  }),
)

const Statements = z.array(
  z.object({
    by: integer('Number of the team.'),
    kind: enumOf(['report', 'protest'], 'An explanation of its report, or a protest against the result.'),
    text: string('What its captain says.'),
    madeAt: time('When it was sent.'),
    ruling: z.optional(z.enum(['upheld', 'dismissed'])).check(z.describe('A director’s answer to a protest.')),
  }),
)

/** At the desk. */
export const Talks = z
  .optional(
    z.array(
      z.object({
        round: integer('The round.'),
        team: integer('Number of one team of the match.'),
        other: integer('Number of the other.'),
        proposals: Proposals,
        statements: Statements,
      }),
    ),
  )
  .check(z.describe('What captains propose, and say about results.'))

const Window = z.object({
  from: time('The earliest start.'),
  until: time('The latest start.'),
  standard: nullableTime('The start if the captains agree on nothing.'),
  agreeBy: time('They have to agree until then.'),
})

const count = integer
const Warning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('noTime'), until: time('The captains have to agree until then.') }),
  z.object({ kind: z.literal('noLink'), startsAt: time('When the match starts.') }),
  z.object({ kind: z.literal('noLineUp'), due: time('When the line-up is due.') }),
  z.object({
    kind: z.literal('fewSignUps'),
    has: count('Players who have signed up.'),
    needs: count('Players without whom the match is forfeited.'),
    startsAt: time('When the match starts.'),
  }),
  z.object({
    kind: z.literal('fewerThanOther'),
    has: count('Players who have signed up.'),
    other: count('Those of the other team.'),
    startsAt: time('When the match starts.'),
  }),
  z.object({ kind: z.literal('ratingGap'), points: count('How much lower the average rating is.') }),
  z.object({
    kind: z.literal('timeoutRisk'),
    risk: enumOf(['medium', 'high'], 'How often they lose on time.'),
    usernames: z.array(z.string()),
  }),
])

const Fixtures = z.object({
  teams: z
    .array(z.object({ no: integer('Its number.'), name: string('Its name.') }))
    .check(z.describe('The teams that you’re an admin of.')),
  fixtures: z.array(
    z.object({
      id: string('The match’s id.'),
      round: integer('Its round.'),
      no: integer('Its number in the round.'),
      teams: z.tuple([z.int(), z.int()]).check(z.describe('Numbers of both teams.')),
      own: z.literal([0, 1]).check(z.describe('Which of them is yours.')),
      state: enumOf(FIXTURE_STATES, 'Where the match is, from its plan to its result.'),
      start: nullableStart('When it starts.'),
      startBy: enumOf(['round', 'captains', 'director', 'site'], 'Where its start comes from.'),
      window: z.nullable(Window).check(z.describe('Null where captains don’t choose a time.')),
      agreeing: nullableString('Why you can’t agree on a time now.'),
      proposals: Proposals,
      statements: Statements,
      isDisputed: boolean('Whether two different results were reported.'),
      protestUntil: nullableTime('Until when you can protest.'),
      protesting: nullableString('Why you can’t protest.'),
      warnings: z.array(Warning).check(z.describe('What to see to; only captains and directors get it.')),
    }),
  ),
  missing: z
    .array(
      z.object({
        round: integer('The match’s round.'),
        no: integer('Its number in the round.'),
        team: z.nullable(z.int()).check(z.describe('Number of the team; null if both captains have to see to it.')),
        warning: Warning,
      }),
    )
    .check(z.describe('For directors: what is missing in all matches.')),
})

const shared = { tag: 'Tournaments', act: 'askDesk', example: { id: 'rivers' } } as const
const NOT_YOURS = 'Only an admin of the team, or a director, can do that.'

export const FIXTURE_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getFixtures',
    answer: Fixtures,
    summary: 'The matches of your teams, with times, statements and warnings',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/proposeTime',
    body: ProposeTimeInput,
    answer: Message,
    summary: 'Offer times for a match to the other captain',
    about: 'As an admin of one of its teams. It replaces the offer that waits; without times your own is withdrawn.',
    refusals: { 403: NOT_YOURS, 409: 'Choose times within the days of the round.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/answerTime',
    body: AnswerTimeInput,
    answer: Message,
    summary: 'Take one of the times that the other captain offers',
    about: 'It becomes the start of the match. null declines the offer.',
    refusals: { 403: NOT_YOURS, 409: 'The other team offers other times by now. Look at them again.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/state',
    body: StatementInput,
    answer: Message,
    summary: 'Explain a disputed report, or protest against a result',
    about: 'The other captain and the directors read it.',
    refusals: { 403: NOT_YOURS, 409: 'The time to protest against this match is over.' },
  },
] as const satisfies readonly ApiCall[]

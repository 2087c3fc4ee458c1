import * as z from 'zod/mini'
import { nullableString, enumOf, integer, string, time } from './fields.ts'
import {
  AnswerLinkInput,
  GameInput,
  GameLinkInput,
  RemoveGameLinkInput,
  ReportResultInput,
  SubmitMiniInput,
} from '../submit.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const LinkAnswer = z.extend(Message, {
  state: enumOf(['waiting', 'confirmed'], 'waiting until confirmed, then confirmed.'),
})
const ReportAnswer = z.extend(Message, {
  state: enumOf(
    ['reported', 'agreed', 'disputed'],
    'Whether the other side reported the same, another result, or none.',
  ),
  version: integer('The tournament’s version after the change.'),
})
const MiniAnswer = z.extend(Message, {
  state: enumOf(['confirmed', 'reported', 'agreed', 'disputed'], 'confirmed: a link; else what became of a report.'),
  version: integer('The tournament’s version after the change.'),
})
const SyncAnswer = z.extend(Message, { polledAt: z.nullable(time('When the chess site was last checked.')) })
const PendingLink = z.object({
  id: string('The link’s id.'),
  match: string('The pairing’s id.'),
  name: string('Names of both sides.'),
  link: string('The submitted link.'),
  sides: z
    .nullable(z.tuple([z.string(), z.string()]))
    .check(z.describe('Who plays there, as the chess site names both sides; null if it didn’t say.')),
  username: nullableString('Who submitted it.'),
  createdAt: time('When it was submitted.'),
})
const shared = { method: 'post', tag: 'Matches', example: {} } as const
const director = {
  tag: 'Tournaments',
  act: 'answerRequest',
  answer: z.array(PendingLink),
  example: { id: 'rivers' },
} as const

export const SUBMIT_CALLS = [
  {
    ...shared,
    path: '/submit/gameLink',
    act: 'addGameLink',
    body: GameLinkInput,
    answer: LinkAnswer,
    summary: 'Add a game link',
    about:
      'Give the pairing’s id; or both sides and the round, with a bcrypt hash (cost 10) of idW, idB, tournamentId and round as key. Depending on the tournament’s settings the link is confirmed at once, when both sides submit it, or when a director confirms it.',
    refusals: {
      400: 'Link does not match format for a Chess.com link',
      409: 'This match already has a game link or a result.',
    },
  },
  {
    ...shared,
    path: '/submit/removeGameLink',
    act: 'removeGameLink',
    body: RemoveGameLinkInput,
    answer: Message,
    summary: 'Remove a game link',
    refusals: { 409: 'There’s no game link to remove, or the match already has a result.' },
  },
  {
    ...shared,
    path: '/submit/result',
    act: 'reportResult',
    body: ReportResultInput,
    answer: ReportAnswer,
    summary: 'Report the result of your match',
    about:
      'By its players, in team events by the captains: who won (outcome), the points of both sides (White first), or two letters per board of a team match. Arbiters confirm it. If the sides report different results, neither counts until an arbiter decides.',
    refusals: { 409: 'The arbiter has entered this result. If it’s wrong, tell them.' },
  },
  {
    ...shared,
    path: '/submit/mini',
    act: 'addGameLink',
    body: SubmitMiniInput,
    answer: MiniAnswer,
    summary: 'Link or report one match of a fixture',
    about:
      'By the captains, in leagues whose fixtures have several matches: the link of a match (null removes it), or the points of both sides. The match at the link must be one of both clubs, and counts once in a season. Reported points wait for the desk.',
    refusals: {
      403: 'It isn’t your match, or only the director links or reports here.',
      409: 'The match is linked elsewhere or has a result, or the chess site doesn’t say who plays there.',
    },
  },
  {
    ...shared,
    path: '/submit/game',
    act: 'submitGame',
    body: GameInput,
    answer: SyncAnswer,
    summary: 'Report new data on the chess site',
    about: 'The submitted data is only a hint: results are read from the chess site.',
    refusals: {
      400: 'The key doesn’t match this pairing.',
      409: 'Add the game link first. Results are read from it.',
    },
  },
  {
    ...director,
    method: 'get',
    path: '/tournament/:id/getLinks',
    summary: 'List game links to confirm (directors)',
  },
  {
    ...director,
    method: 'post',
    path: '/tournament/:id/confirmLink',
    body: AnswerLinkInput,
    summary: 'Confirm or decline a game link',
    refusals: { 409: 'This game link has already been answered or withdrawn.' },
  },
] as const satisfies readonly ApiCall[]

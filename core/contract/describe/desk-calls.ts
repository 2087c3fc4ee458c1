import * as z from 'zod/mini'
import { STAFF_ROLES } from '../../people/invitation.ts'
import { BYE_REQUEST_STATES, BYE_TYPES, DRAW_ENGINES, PLAYER_REQUEST_KINDS } from '../../snapshot/desk.ts'
import { FEES } from '../../snapshot/entry-details.ts'
import { CreateTournamentInput, DeskChangeInput } from '../desk.ts'
import { UndoInput } from '../undo.ts'
import { HistoryQuery } from '../history.ts'
import { ImportInput } from '../import.ts'
import { LinkFileInput } from '../link-file.ts'
import type { ApiCall } from './api-call.ts'
import { CHANGE_SOURCES } from './change-sources.ts'
import { boolean, enumOf, integer, nullableString, string, time } from './fields.ts'
import { Talks } from './fixture-calls.ts'
import { Message } from './message.ts'
import { listed } from './player.ts'
import { siteNews } from './site-news.ts'
import { TakenBackBoard } from './taken-back-board.ts'

const round = integer('Round, from 1.')
const player = integer('The entry’s number.')
const pairs = z.array(
  z.object({
    white: integer('The number of the entry with White.'),
    black: z.nullable(z.int()).check(z.describe('The number of the entry with Black; null for a bye.')),
    bye: z.optional(enumOf(BYE_TYPES, 'The TRF letter of a bye.')),
    pool: z.optional(integer('Pool number, from 0.')),
    isFixed: z.optional(z.literal(true)).check(z.describe('Kept when the others are drawn again.')),
  }),
)

const Change = z.object({
  version: integer('The tournament’s version after the change; undo takes it.'),
  at: time('When it was made.'),
  by: nullableString('Username; null for a chess site or an import.'),
  source: enumOf(CHANGE_SOURCES, 'In what role, or which chess site.'),
  reason: nullableString('Why, if a reason was given.'),
  undoes: z.nullable(z.int()).check(z.describe('Version of the change that this one undoes.')),
  isRedo: boolean('Whether it undoes an undo, and so makes a change again.'),
  hash: string('SHA-256 of the hash before it and of this change.'),
  words: string('What it did.'),
  isUndone: boolean('Whether it was undone.'),
  mayUndo: boolean('Whether it can be undone: no later change depends on it.'),
})

/** A person with a link for entering results. */
const Helper = z.object({
  id: integer('The helper’s number.'),
  name: string('What the history calls them.'),
  fromBoard: z.nullable(z.int()).check(z.describe('Their first board; null for all boards.')),
  toBoard: z.nullable(z.int()).check(z.describe('Their last board.')),
  createdAt: time('When the link was made.'),
})

const Desk = z.object({
  version: integer('The tournament’s version.'),
  byeRequests: z.array(
    z.object({
      round,
      player,
      type: enumOf(BYE_TYPES, 'F full point, H half a point, Z none, U allocated by the draw.'),
      state: enumOf(BYE_REQUEST_STATES, 'Whether it was answered.'),
    }),
  ),
  checkIns: z.array(z.object({ round, player, isPresent: boolean('Whether they have checked in.') })),
  draws: z.array(
    z.object({
      round,
      engine: enumOf(DRAW_ENGINES, 'What drew it.'),
      version: z.optional(string('Version of the engine; none if drawn by hand.')),
      proposed: pairs.check(z.describe('The pairs that the engine gave.')),
      pairs: pairs.check(z.describe('The pairs as they are.')),
      publishAt: z.optional(time('When it’s published by itself.')),
    }),
  ),
  lineUps: z
    .optional(
      z.array(
        z.object({
          round,
          team: integer('The team’s number.'),
          individuals: z.array(z.int()).check(z.describe('Numbers of its players, board 1 first; 0 for nobody.')),
        }),
      ),
    )
    .check(z.describe('Line-ups that were handed in.')),
  takenBack: z
    .optional(z.array(z.object({ round, matches: z.array(TakenBackBoard) })))
    .check(z.describe('Results of rounds that were taken back, until the round is published again.')),
  talks: Talks,
  requests: z.array(
    z.object({
      round,
      player,
      kind: enumOf(PLAYER_REQUEST_KINDS, 'To withdraw from this round on, or to come late to it.'),
      state: enumOf(BYE_REQUEST_STATES, 'Whether it was answered.'),
    }),
  ),
  ...siteNews,
  arbiters: z.array(
    z.object({
      username: string('Username of an arbiter with boards of their own.'),
      fromBoard: z.nullable(z.int()).check(z.describe('Their first board; null for all boards.')),
      toBoard: z.nullable(z.int()).check(z.describe('Their last board.')),
    }),
  ),
  deputies: z.array(z.string()).check(z.describe('Usernames of who directs it beside the organiser.')),
  invited: z
    .array(
      z.object({
        username: string('Username of somebody who hasn’t accepted yet.'),
        role: z.enum(STAFF_ROLES).check(z.describe('What they’re invited to be.')),
        fromBoard: z.nullable(z.int()).check(z.describe('An arbiter’s first board.')),
        toBoard: z.nullable(z.int()).check(z.describe('Their last board.')),
      }),
    )
    .check(z.describe('Who is invited to be a deputy or an arbiter.')),
  helpers: z.array(Helper).check(z.describe('Who enters results by a link.')),
  changes: z.array(Change).check(z.describe('Changes, newest first.')),
})

const shared = { tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const
const Changed = z.extend(Message, { version: integer('The tournament’s version after the change; undo takes it.') })
const REPEAT =
  'Send an Idempotency-Key header: the same key twice is the same change, so a lost answer is safe to repeat.'

export const DESK_CALLS = [
  {
    method: 'post',
    path: '/tournament/create',
    tag: 'Tournaments',
    act: 'createTournament',
    body: CreateTournamentInput,
    answer: z.extend(Message, { id: string('The tournament’s id.') }),
    example: {},
    summary: 'Create a tournament',
    about: 'A name and the number of rounds are enough. Until it’s opened, only its organisers see it.',
    refusals: { 403: 'Verify your email address first: then you can create tournaments.' },
  },
  {
    method: 'post',
    path: '/tournament/import',
    tag: 'Tournaments',
    act: 'createTournament',
    body: ImportInput,
    answer: z.extend(Message, { id: string('The tournament’s id.') }),
    example: {},
    summary: 'Import a tournament',
    about:
      'From a tournament report (TRF16 or TRF26) without faults, or from an event file (`getEventFile`); the page /manage/import repairs reports that have some. It becomes a draft that only its organisers see.',
    refusals: {
      400: 'Line 12, column 49: the rating “22l4” is not a whole number.',
      403: 'Verify your email address first: then you can create tournaments.',
    },
  },
  {
    method: 'post',
    path: '/tournament/readLink',
    tag: 'Tournaments',
    act: 'createTournament',
    body: LinkFileInput,
    answer: z.object({ name: string('The file’s name.'), base64: string('Its bytes in base 64.') }),
    example: {},
    summary: 'Read a file from a public address',
    about: 'Up to 10 MB by https, for the import: what is wrong in it is found and repaired on /manage/import.',
    refusals: { 400: 'Enter an address that begins with https://.' },
  },
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getDesk',
    answer: Desk,
    summary: 'What only those who run a tournament see',
  },
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getDeskEntries',
    answer: z.array(
      z.object({
        no: player,
        fideId: nullableString('FIDE ID.'),
        sex: z.nullable(enumOf(['m', 'w'], 'Sex.')),
        birth: nullableString('Date or year of birth.'),
        club: nullableString('Club.'),
        group: z.optional(nullableString('The group in which they play for prizes.')),
        notes: z.optional(
          string('Notes, one on each line; those that begin with an underscore are for the desk only.'),
        ),
        listed,
        fee: z.optional(z.nullable(enumOf(FEES, 'How they stand with the fee; null if it wasn’t paid.'))),
        email: z.optional(nullableString('The address to which letters go, as the player agreed.')),
      }),
    ),
    summary: 'What only the desk knows of entries',
  },
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getArbiters',
    answer: z.object({ usernames: z.array(z.string()).check(z.describe('Who has the desk open.')) }),
    summary: 'Who is at the desk',
    about: 'Asking counts as being there, for a minute.',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/askSite',
    answer: Message,
    summary: 'Check all linked matches now',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/change',
    body: DeskChangeInput,
    scope: 'results',
    answer: Changed,
    summary: 'Run a tournament: entries, draws, rounds, results',
    about: `Everything that is done at the desk, by its type, as one change each. A token with the scope results can send what enters, clears or confirms results; all else needs manage. ${REPEAT}`,
    refusals: { 409: 'Round 1 has already been drawn.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/undo',
    body: UndoInput,
    answer: Changed,
    summary: 'Undo a change',
    about: `Takes the change that made a version back, as one more change. Without a version that is your own last change which isn’t undone, so that repeated calls walk back through all of yours. ${REPEAT}`,
    refusals: { 409: 'A later change depends on this one. Undo that one first.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/redo',
    answer: Changed,
    summary: 'Redo a change',
    about: `Makes the change that you undid last again, until you change something else. ${REPEAT}`,
    refusals: { 409: 'There is nothing of yours left to redo.' },
  },
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getHistory',
    query: HistoryQuery,
    answer: z.array(Change),
    summary: 'Every change of a tournament, newest first',
    about: 'Up to 50 at once; before takes the version of the last of them.',
  },
] as const satisfies readonly ApiCall[]

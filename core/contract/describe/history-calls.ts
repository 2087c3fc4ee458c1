import * as z from 'zod/mini'
import { ChainQuery, MomentQuery, OpenHistoryQuery } from '../history.ts'
import type { ApiCall } from './api-call.ts'
import { CHANGE_SOURCES } from './change-sources.ts'
import { boolean, enumOf, integer, nullableString, string, time } from './fields.ts'
import { Snapshot } from './tournament.ts'

const shared = { method: 'get', tag: 'Tournaments', example: { id: 'uzchess25' } } as const
const version = integer('The tournament’s version after the change.')
const hash = string('SHA-256 of the hash before it and of its own digest, as JSON.')
const undoes = z.nullable(z.int()).check(z.describe('Version of the change that this one undoes.'))
const source = enumOf(CHANGE_SOURCES, 'In what role, or which chess site.')
const reason = nullableString('Why, if a reason was given.')

const OpenChange = z.object({
  version,
  at: time('When it was made.'),
  who: nullableString('The organiser’s username; null for all others, who are known by their role.'),
  source,
  reason,
  undoes,
  isRedo: boolean('Whether it undoes an undo, and so makes a change again.'),
  hash,
  round: integer('The round it was made in.'),
  isUndone: boolean('Whether it was undone.'),
  words: string('What it did; of a result which board.'),
  was: z.optional(string('The result before.')),
  is: z.optional(string('The result after.')),
})

const Link = z.object({
  version,
  digest: nullableString('SHA-256 of what the change says, as JSON; null for changes from before there were digests.'),
  hash,
  said: z.optional(
    z.object({
      version,
      at: time('When it was made.'),
      source: string('In what role, or which chess site.'),
      act: string('What was done, as JSON. People are left out.'),
      inverse: string('What takes it back, as JSON.'),
      reason,
      undoes,
      maker: string('SHA-256 of who made it, and of a key.'),
    }),
  ),
})

export const HISTORY_CALLS = [
  {
    ...shared,
    path: '/tournament/:id/getChanges',
    query: OpenHistoryQuery,
    answer: z.object({
      version: integer('The tournament’s version.'),
      hasMore: boolean('Whether there are older ones.'),
      changes: z.array(OpenChange),
    }),
    summary: 'What was changed in a tournament, newest first',
    about:
      'What everyone may know: results, rounds, entries, settings. Up to 50 at once; before takes the version of the last of them. lang=de says it in German.',
  },
  {
    ...shared,
    path: '/tournament/:id/getChain',
    query: ChainQuery,
    answer: z.object({
      id: string('The tournament’s id.'),
      hasMore: boolean('Whether there are later ones.'),
      links: z.array(Link),
    }),
    summary: 'The chain of a tournament’s changes, oldest first',
    about:
      'To check that nothing was altered afterwards. What only the organisers may read is there with its digest alone. Up to 500 at once; since takes the version of the last of them.',
  },
  {
    ...shared,
    path: '/tournament/:id/getMoment',
    query: MomentQuery,
    answer: Snapshot,
    summary: 'A tournament as it was at an earlier version',
    about: 'A snapshot. People have the names they have now.',
    example: { id: 'uzchess25', at: '1' },
  },
] as const satisfies readonly ApiCall[]

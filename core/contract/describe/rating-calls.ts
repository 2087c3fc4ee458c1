import * as z from 'zod/mini'
import { FindListedQuery } from '../ratings.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, enumOf, integer, nullableString, string } from './fields.ts'

const shared = { tag: 'Tournaments', act: 'direct', method: 'get', example: { id: 'winter' } } as const

const lists = z
  .array(
    z.object({
      id: string('`fide`, or the short name of a national list.'),
      name: string('Its name.'),
      on: string('The day for which it was made.'),
    }),
  )
  .check(z.describe('FIDE’s list and that of the event’s federation, if the site has them.'))
const sex = z.nullable(enumOf(['m', 'w'], 'Sex.'))
const born = z.nullable(z.int()).check(z.describe('Year of birth.'))
const listed = string('What the lists say, as an entry keeps it: see `getEntryDetails`.')

export const RATING_CALLS = [
  {
    ...shared,
    path: '/tournament/:id/findListed',
    query: FindListedQuery,
    example: { id: 'winter', q: 'novak jiri' },
    answer: z.object({
      lists,
      found: z.array(
        z.object({
          list: string('The list in which they were found.'),
          number: string('Their number there.'),
          fideId: nullableString('FIDE ID.'),
          firstName: string('First name, with the marks that were typed.'),
          lastName: string('Last name.'),
          title: string('GM, WIM, … or empty.'),
          federation: string('Three letters, or empty.'),
          sex,
          born,
          club: nullableString('Club, from a national list.'),
          isInactive: boolean('Whether FIDE’s list says so.'),
          ratings: z.array(z.int()).check(z.describe('FIDE’s standard, rapid and blitz rating; 0: none.')),
          national: integer('Rating in the national list; 0: none.'),
          rating: integer('The rating by which the event seeds them.'),
          listed,
        }),
      ),
      isCut: boolean('Whether more names begin so than were read: type more.'),
    }),
    summary: 'Find players in rating lists',
    about: 'From three letters of first or last name, in any order and spelling, or by FIDE ID or national number.',
  },
  {
    ...shared,
    path: '/tournament/:id/getListed',
    answer: z.object({
      lists,
      entries: z.array(
        z.object({
          no: integer('The entry’s number.'),
          title: string('GM, WIM, … or empty.'),
          federation: string('Three letters, or empty.'),
          sex,
          born,
          listed,
        }),
      ),
    }),
    summary: 'What rating lists say of the entries',
    about: 'Of those with a FIDE ID. `refreshRatings` takes it over.',
  },
] as const satisfies readonly ApiCall[]

import * as z from 'zod/mini'
import { COMPARISONS } from '../../festival/overall-prizes.ts'
import { ROUNDINGS } from '../../tournament/prizes.ts'
import { boolean, enumOf, integer, nationality, nullableNumber, nullableString, string } from './fields.ts'
import { Category } from './prizes.ts'

const sections = z.array(string('Id of a section’s tournament.')).check(z.describe('Empty: all sections.'))
const compare = enumOf(COMPARISONS, 'How players of different sections are compared.')
const bestOfClub = nullableNumber('For clubs: so many players of each count; null: for players.')
const ONE = ['most', 'first', 'all'] as const
const onePrize = enumOf(ONE, 'Who wins several prizes keeps the one worth most, the first, or all.')
const withSections = boolean('Whether that holds for the sections’ own prizes too.')
const money = (meaning: string) => integer(`${meaning} In the currency’s smallest unit.`)
const names = z.array(string('Name.'))

export const OverallPrizes = z
  .object({
    onePrize,
    withSections,
    rounding: enumOf(ROUNDINGS, 'Shares to the smallest unit, or rounded down to whole amounts.'),
    categories: z.array(z.extend(Category, { sections, compare, bestOfClub })),
  })
  .check(z.describe('Prizes over sections.'))

const Winner = z.object({
  name: string('Name of the player or the club.'),
  title: string('Title, or empty.'),
  nationality,
  section: nullableString('The section in which they win it; null for clubs.'),
  word: nullableString('Its name in lists of the festival.'),
  no: nullableNumber('Number in the section.'),
})

const Reason = z.object({
  kind: enumOf(['alone', 'place', 'equal', 'hort', 'pool'], 'How the amount comes about.'),
  level: z.object({ names, count: integer('How many others are level.') }),
  sum: money('What those level share.'),
  own: money('The prize of the own place.'),
  isOpen: boolean('Nothing separates those level.'),
  isCut: boolean('Fewer share, so that no share is below the least.'),
})

const Line = z.object({
  place: integer('Place in the category.'),
  amount: money('Amount.'),
  thing: string('Thing, or empty.'),
  value: nullableNumber(
    'Half points, ten-thousandths of the possible points, or a performance; null in a section’s own prizes.',
  ),
  winner: z.nullable(Winner).check(z.describe('null: nobody gets it.')),
  reason: z.nullable(Reason),
})

const Passed = z.object({
  name: string('Who left a prize because they keep another.'),
  place: integer('The place they had.'),
  amount: money('What it would have paid.'),
  kept: integer('Position of the list whose prize they keep.'),
  keptAmount: money('What that pays.'),
  keptThing: string('Thing, or empty.'),
})

export const FestivalPrizes = z.object({
  currency: string('Three letters of ISO 4217.'),
  onePrize,
  withSections,
  isOver: boolean('Whether all sections are over.'),
  year: integer('Age groups go by the age reached in this year.'),
  apart: z.array(string('Section whose own prizes don’t count here: other rules or another currency.')),
  races: z.array(
    z.object({
      category: z.extend(Category, {
        sections: z.optional(sections),
        compare: z.optional(compare),
        bestOfClub: z.optional(bestOfClub),
      }),
      section: nullableString('The section whose own prizes these are; null: over sections.'),
      word: nullableString('Its name in lists of the festival.'),
      over: z.array(string('Section that it is over; none: all.')),
      hasBegun: boolean('Whether one of its sections has begun.'),
      isTooSmall: boolean('Fewer fit than needed: none of its prizes is given.'),
      fitting: integer('How many fit.'),
      unknown: integer('How many may fit: their year of birth or sex is unknown.'),
      lines: z.array(Line),
      passed: z.array(Passed),
    }),
  ),
})

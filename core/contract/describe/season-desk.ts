import * as z from 'zod/mini'
import { CHANGES_OF, SEASON_STEPS } from '../../rows/season-desk.ts'
import { ENTRY_ORIGINS } from '../../season/facts.ts'
import { SEASON_STAGES } from '../../season/states.ts'
import { boolean, enumOf, integer, nationality, nullableStart, nullableString, string, time } from './fields.ts'
import { SquadPlayers } from './league-pages.ts'
import {
  tier,
  group,
  team,
  teamName,
  SeasonRef,
  LeagueHead,
  SeasonHead,
  SeasonPlayoff,
  SeasonTeam,
  Place,
} from './season.ts'

const seats = z.array(z.array(z.tuple([z.int(), z.nullable(z.int())])))

export const SeasonDesk = z.object({
  league: LeagueHead,
  season: z.extend(SeasonHead, { stage: enumOf(SEASON_STAGES, 'The last step of its manager.') }),
  seasons: z.array(SeasonRef),
  entries: z.array(SeasonTeam),
  divisions: z.array(
    z.object({
      tier,
      group,
      name: string('Name of the division.'),
      tournament: nullableString('Id of its tournament; null until it is made.'),
      entries: z.array(z.int()).check(z.describe('Numbers of the entries by seat.')),
      fixtures: seats.check(z.describe('By round: seats of the home and the away team; null: free.')),
    }),
  ),
  starts: z.array(nullableStart('Start of the round.')),
  steps: z.array(z.enum(SEASON_STEPS)).check(z.describe('Steps that are possible now.')),
  next: z.nullable(
    z.object({
      isFinal: boolean('Whether all tables are final.'),
      entries: z.array(
        z.object({
          entry: integer('The entry’s number in this season.'),
          team,
          name: teamName,
          nationality,
          tier,
          group,
          origin: enumOf(ENTRY_ORIGINS, 'How it comes into its division.'),
          from: Place,
          isUndecided: boolean('Whether a play-off still decides.'),
        }),
      ),
      open: z.array(z.object({ tier, places: integer('Places that nobody fills.') })),
    }),
  ),
  playoffs: z.array(SeasonPlayoff).check(z.describe('Empty until all fixtures have a result.')),
  squads: z
    .array(z.object({ team: string('The site-wide team’s id.'), players: SquadPlayers }))
    .check(z.describe('Players with whom clubs have entered, until the divisions are made.')),
  managers: z
    .array(
      z.object({
        username: string('Username.'),
        isOfLeague: boolean('Whether of the whole league, or of this season alone.'),
      }),
    )
    .check(z.describe('Who manages it, beside the league’s owner.')),
  isOfLeague: boolean('Whether the reader manages the whole league.'),
})

export const SeasonChangeRow = z.object({
  of: enumOf(CHANGES_OF, 'What was changed: the season, or its league.'),
  version: integer('The version of the season or the league that it made.'),
  at: time('When it was made.'),
  by: nullableString('Username.'),
  words: string('What was done, in sentences.'),
  reason: nullableString('The reason given.'),
  undoes: z.nullable(z.int()).check(z.describe('The version of the change that it undoes.')),
  isUndone: boolean('Whether it was undone.'),
  mayUndo: boolean('Whether it can be undone, if nothing later changed the same.'),
})

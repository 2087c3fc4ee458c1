import * as z from 'zod/mini'
import { nullableString } from './fields.ts'

/** GET /tournament/{id}/scrapeChessComTeamPage; null for rows that the page lacks. */
export const TeamPage = z.object({
  Teams: nullableString('Both clubs.'),
  'Registration Open': nullableString('When registration opened.'),
  'Start Time': nullableString('When the match starts.'),
  'Finished On': nullableString('When it ended.'),
  Status: nullableString('Status.'),
  'Players per Team': nullableString('Number of boards.'),
})

import * as z from 'zod/mini'
import { maybeText } from './words.ts'

/** GET /tournament/{id}/scrapeChessComTeamPage: null what the page does not say. */
export const TeamPage = z.object({
  Teams: maybeText('Both clubs.'),
  'Registration Open': maybeText('When registration opened.'),
  'Start Time': maybeText('When the match starts.'),
  'Finished On': maybeText('When it ended.'),
  Status: maybeText('How far it is.'),
  'Players per Team': maybeText('How many boards.'),
})

/** What the parts of an address after its question mark say, by their names. */
export const PARAMETERS: Record<string, string> = {
  round: 'A round, from 1. Files are of the current round when none is named.',
  ids: 'Ids with commas between, 1,000 at most.',
  games: 'Whether games come with their moves.',
  withResults: 'Whether results come with the pairings.',
  limit: 'How many rows, 100 at most, which is also how many there are without it.',
  after:
    'The id of the last row that is known: rows after it follow. The Link header of an answer leads to the next page.',
  phase: 'Which table of the home page.',
  search: 'The beginning of a name; case and accents do not count.',
  from: 'The letter that the list starts from.',
  q: 'Words of a name, or how they begin.',
  fetchGameLinks: 'Whether the matches come that wait for a game link; for the person alone.',
  url: 'The page of a team match at Chess.com.',
  match: 'The id of a pairing, such as rivers-7-1.',
  sid: 'The code that stands in the link of a letter.',
  version: 'Which edition of the format.',
}

/** What the parts of a path say, by the first word of the path. */
export const PATHS: Record<string, string> = {
  tournament: 'The tournament’s id or vanity URL.',
  result: 'The pairing’s id, such as rivers-7-1.',
  team: 'The team’s id, or that of its entry in a tournament.',
  player: 'The id of an entry, such as uzchess25-1.',
  feedback: 'The post’s id.',
  user: 'A username or user id.',
}

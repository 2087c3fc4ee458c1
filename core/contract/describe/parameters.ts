/** What the parts of an address after its question mark say, by their names. */
export const PARAMETERS: Record<string, string> = {
  round: 'Round, from 1. Files default to the current round.',
  ids: 'Comma-separated ids, up to 1,000.',
  games: 'Include games with their moves.',
  withResults: 'Include results with the pairings.',
  limit: 'Number of rows, up to 100. Default 100.',
  after: 'Id of the last row you have; later rows follow. The Link header leads to the next page.',
  perPhase: 'The newest so many of each phase in one list, in place of a page.',
  since: 'Version of the last link you have; later ones follow.',
  at: 'A version of the tournament.',
  before: 'Version of the last change you have; older ones follow.',
  phase: 'Whether the event is live, upcoming or finished.',
  search: 'Start of a name, or of an event’s place; ignores case and accents.',
  from: 'First letter to list from; of events the first day, such as 2026-06-18.',
  to: 'Last day, such as 2026-06-30.',
  system: 'Pairing system.',
  speed: 'Class of time control.',
  federation: 'FIDE code of a federation, such as NED.',
  q: 'Words, or word beginnings, in a name.',
  fetchGameLinks: 'Include matches waiting for a game link; owner only.',
  url: 'URL of a Chess.com team match.',
  match: 'The id of a pairing, such as rivers-7-1.',
  sid: 'The code in the emailed link.',
  visitor: 'A name chosen at random, under which a visitor is counted.',
  spoilers: '`show`: with results, also for browsers that hide them.',
  version: 'Format version.',
}

/** What the parts of a path say, by the first word of the path. */
export const PATHS: Record<string, string> = {
  tournament: 'The tournament’s id or vanity URL.',
  result: 'The pairing’s id, such as rivers-7-1.',
  team: 'The team’s id, or its entry’s id in a tournament.',
  player: 'The id of an entry, such as uzchess25-1.',
  feedback: 'The post’s id.',
  user: 'A username or user id.',
}

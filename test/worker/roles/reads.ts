import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { all, type Row } from './row.ts'

/** The path of a read in a world. */
type Path = (world: World) => string

// Data of a public tournament is open to all; of a private one only its own people get it, others get 404.
const PEOPLE = { director: 200, deputy: 200, siteAdmin: 200 }
const OF_LEAGUE = all(404, { member: 200, teamAdmin: 200, otherAdmin: 200, ...PEOPLE })
const OF_CUP = all(404, { player: 200, ...PEOPLE })

const LINK = 'https://www.chess.com/club/matches/live/70701'
const IN_LEAGUE: Record<string, string> = {
  getStatus: '',
  getSettings: '',
  getState: '',
  isLive: '',
  fetchRounds: '',
  fetchPlayers: '?ids=x',
  fetchBonuses: '',
  getPairings: '?round=1&withResults=true&games=true',
  getIndividualPlayers: '',
  getStandings: '',
  getEntryDetails: '',
  getCheckMark: '',
  getChanges: '',
  getChain: '',
  getMoment: '?at=1',
  getMoments: '?round=1',
  getRunningGames: '?round=1',
  getAnnouncements: '',
  snapshot: '',
  'pairings.csv': '?round=1',
  'standings.csv': '?round=1',
  'prizes.csv': '',
  'tournament.trf': '?version=26',
  'calendar.ics': '',
  'announcements.rss': '',
}
const OF_MATCH = ['', '/running']
const OF_ENTRY = ['', '/getMatches', '/calendar.ics']

const both = (call: string, path: Path, toWhom: Row['answers'], before?: Row['before']): Row[] => {
  const row = { call, ask: (world: World) => ({ path: path(world) }), ...(before ? { before } : { reads: true }) }
  return [
    { ...row, answers: all(200) },
    { ...row, of: 'of a private tournament', isPrivate: true, answers: toWhom },
  ]
}
const open = (call: string, path: Path): Row => ({
  call,
  reads: true,
  ask: (world) => ({ path: path(world) }),
  answers: all(200),
})
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()
const played = ({ league }: World) =>
  run(
    `insert into games (tournament_id, round, match_no, no, board, white, black, outcome, pgn)
     values (?, 1, 1, 1, 1, 'ann', 'bob', '10', '1. e4 1-0')`,
    league,
  )
const dated = ({ league }: World) =>
  run("update matches set facts = json_object('startTime', 5) where tournament_id = ?", league)

export const READ_ROWS: Row[] = [
  ...Object.entries(IN_LEAGUE).flatMap(([call, query]) =>
    both(`get /tournament/:id/${call}`, ({ league }) => `/tournament/${league}/${call}${query}`, OF_LEAGUE),
  ),
  ...OF_MATCH.flatMap((word) =>
    both(`get /result/:id${word}`, ({ league }) => `/result/${league}-1-1${word}`, OF_LEAGUE),
  ),
  ...both(
    'get /tournament/:id/games.pgn',
    ({ league }) => `/tournament/${league}/games.pgn?round=1`,
    OF_LEAGUE,
    played,
  ),
  ...both('get /tournament/:id/pairings.pgn', ({ cup }) => `/tournament/${cup}/pairings.pgn?round=1`, OF_CUP),
  ...both('get /result/:id/calendar.ics', ({ league }) => `/result/${league}-1-1/calendar.ics`, OF_LEAGUE, dated),
  // An unclaimed entry is as private as its tournament; a team that claimed one is public.
  ...OF_ENTRY.flatMap((word) => [
    ...both(`get /player/:id${word}`, ({ cup }) => `/player/${cup}-2${word}`, OF_CUP),
    ...both(`get /team/:id${word}`, ({ league }) => `/team/${league}-3${word}`, OF_LEAGUE),
    open(`get /team/:id${word}`, ({ rooks }) => `/team/${rooks}${word}`),
    open(`get /user/:id${word}`, ({ id }) => `/user/${id('player')}${word}`),
  ]),
  {
    call: 'get /tournament/:id/scrapeChessComTeamPage',
    of: 'of a private tournament',
    isPrivate: true,
    ask: ({ league }) => ({ path: `/tournament/${league}/scrapeChessComTeamPage?url=nowhere` }),
    answers: all(404, { member: 400, teamAdmin: 400, otherAdmin: 400, director: 400, deputy: 400, siteAdmin: 400 }),
  },
  {
    call: 'get /tournament/:id/scrapeChessComTeamPage',
    of: 'of a page that is none',
    ask: ({ league }) => ({ path: `/tournament/${league}/scrapeChessComTeamPage?url=${encodeURIComponent(LINK)}x` }),
    answers: all(400),
  },
  open('get /user/:id/getAccounts', ({ id }) => `/user/${id('player')}/getAccounts`),
  open('get /results', ({ league }) => `/results?ids=${league}-1-1`),
  open('get /events', () => '/events?search=l&limit=2'),
  open('get /tournaments', () => '/tournaments?limit=2'),
  open('get /rounds', () => '/rounds'),
  open('get /users', () => '/users?limit=2'),
  open('get /users/letters', () => '/users/letters'),
  open('get /teams', () => '/teams?limit=2'),
  open('get /teams/letters', () => '/teams/letters'),
  open('get /announcements', () => '/announcements?limit=2'),
  open('get /announcements.rss', () => '/announcements.rss'),
  open('get /online', () => '/online?visitor=somebody-by-chance'),
  {
    call: 'post /publicPage',
    reads: true,
    ask: ({ cup }) => ({
      path: '/publicPage',
      body: { section: 'standings', tournament: cup, minutes: 1, mobile: false },
    }),
    answers: all(200),
  },
  open('get /meetings', ({ league }) => `/meetings?first=${league}-1&second=${league}-2`),
  open('get /search', () => '/search?q=rooks'),
  open('get /openapi.json', () => '/openapi.json'),
  {
    call: 'get /feedback/:id',
    before: ({ n }) =>
      run("insert into feedback (id, title, type, content, created_at) values (?, 'Hm', 'bug', 'x', 1)", `f-${n}`),
    ask: ({ n }) => ({ path: `/feedback/f-${n}` }),
    answers: all(200),
  },
  {
    call: 'get /exchangeSession',
    of: 'a code that nobody has',
    ask: () => ({ path: `/exchangeSession?sid=${'x'.repeat(43)}` }),
    answers: all(404),
  },
]

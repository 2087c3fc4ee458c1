import { DAY, HOUR } from '#core/time.ts'

const NOW = Date.UTC(2026, 10, 20, 19)
const message = (words: string) => () => ({ message: words })

const ANNA = { no: 1, name: 'Battery, Anna', title: 'WFM', rating: 2115 }
const SIDE = { isIn: true, players: null, isOwn: false }

const LISTS = [{ id: 'fide', name: 'FIDE', on: '2026-11-01' }]
const LISTED = { federation: 'CZE', sex: 'm', born: 2003, listed: '2026-11-01 1921/20 1876/20 0' }
const NOVAK = {
  list: 'fide',
  number: '990000001',
  fideId: '990000001',
  firstName: 'Jiří',
  lastName: 'Novák',
  title: '',
  club: null,
  isInactive: false,
  ratings: [1921, 1876, 0],
  national: 0,
  rating: 1921,
  ...LISTED,
}

export const HALL_ANSWERS: Record<string, () => unknown> = {
  '/tournament/readLink': () => ({ name: 'krumlov.trf', base64: 'MDEyIEtydW1sb3YgT3Blbgo=' }),
  '/tournament/:id/getEventFile': () => ({
    format: 'kibitz-event',
    version: 1,
    name: 'Krumlov Open',
    round: 1,
    settings: { totalRounds: 7 },
    players: [
      { no: 1, firstName: 'Ann', lastName: 'Lee', rating: 2200 },
      { no: 2, firstName: 'Bo', lastName: 'Lind', rating: 2100 },
    ],
    matches: [{ round: 1, no: 1, board: 1, white: 1, black: 2, outcome: '10' }],
  }),
  '/tournament/:id/getDeskEntries': () => [
    { no: 4, fideId: '340123456', sex: 'w', birth: '2008', club: 'Rooks Brno', group: 'U18', fee: 'paid' },
  ],
  '/tournament/:id/findListed': () => ({ lists: LISTS, found: [NOVAK], isCut: false }),
  '/tournament/:id/getListed': () => ({ lists: LISTS, entries: [{ no: 4, title: '', ...LISTED }] }),
  '/tournament/:id/getLineUps': () => ({
    due: NOW,
    boards: 1,
    matches: [
      {
        no: 1,
        due: NOW,
        sides: [
          { ...SIDE, team: 1, players: [ANNA], isOwn: true, roster: [ANNA] },
          { ...SIDE, team: 2 },
        ],
      },
    ],
  }),
  '/tournament/:id/handInLineUp': message('Line-up handed in.'),
  '/tournament/:id/getFixtures': () => ({
    teams: [{ no: 1, name: 'Rooks' }],
    fixtures: [
      {
        id: 'rivers-5-1',
        round: 5,
        no: 1,
        teams: [1, 2],
        own: 0,
        state: 'proposed',
        start: NOW,
        startBy: 'round',
        window: { from: NOW - DAY, until: NOW + DAY, standard: NOW, agreeBy: NOW },
        agreeing: null,
        proposals: [{ by: 2, times: [NOW - HOUR], madeAt: NOW - 2 * DAY }],
        statements: [],
        isDisputed: false,
        protestUntil: null,
        protesting: 'You can protest once the match has a result.',
        warnings: [{ kind: 'noTime', until: NOW }],
      },
    ],
    missing: [],
  }),
  '/tournament/:id/proposeTime': message('Sent. The other captain is told.'),
  '/tournament/:id/answerTime': message('Agreed. Both teams see the new start.'),
  '/tournament/:id/state': message('Sent. The arbiter and the other captain can read it.'),
  '/tournament/:id/getRoster': () => [{ ...ANNA, nationality: 'CZE', fideId: '340123456' }],
  '/tournament/:id/setRoster': message('Players saved.'),
  '/tournament/:id/delete': message('Tournament deleted. You can restore it for 30 days.'),
  '/tournament/:id/restore': () => ({ id: 'winter', message: 'Tournament restored.' }),
  '/profile/deletedTournaments': () => [{ id: 'winter', name: 'Winter Lights Open', deletedAt: NOW }],
  '/tournament/:id/addDeputy': message('battery11 is invited, and directs once they accept.'),
  '/profile/invitations': () => [
    {
      kind: 'deputy',
      id: 'winter',
      name: 'Winter Lights Open',
      by: 'north_light',
      competitors: 'individual',
      fromBoard: null,
      toBoard: null,
      createdAt: NOW,
    },
  ],
  '/profile/answerInvitation': message('You’ve joined Winter Lights Open.'),
  '/tournament/:id/removeDeputy': message('Deputy removed.'),
}

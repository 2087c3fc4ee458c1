import { all, type Row } from './row.ts'

export const MATCH_ROWS: Row[] = [
  {
    call: 'post /result/:id/sync',
    of: 'a match that is followed nowhere',
    ask: ({ league }) => ({ path: `/result/${league}-1-1/sync`, body: {} }),
    answers: all(409),
  },
  {
    call: 'post /result/:id/sync',
    of: 'a match of a private tournament',
    isPrivate: true,
    ask: ({ league }) => ({ path: `/result/${league}-1-1/sync`, body: {} }),
    answers: all(404, { member: 409, teamAdmin: 409, otherAdmin: 409, director: 409, deputy: 409, siteAdmin: 409 }),
  },
]

import { signedIn, all, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const OF_TEAM = signedIn(403, { teamAdmin: 200, ...DIRECTORS })

export const LINE_UP_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getLineUps',
    reads: true,
    ask: ({ league }) => ({ path: `/tournament/${league}/getLineUps?round=1` }),
    answers: all(200),
  },
  {
    call: 'post /tournament/:id/handInLineUp',
    ask: ({ league }) => ({
      path: `/tournament/${league}/handInLineUp`,
      body: { round: 9, team: 1, individuals: null },
    }),
    answers: OF_TEAM,
  },
  {
    call: 'get /tournament/:id/getRoster',
    reads: true,
    ask: ({ league }) => ({ path: `/tournament/${league}/getRoster?team=1` }),
    answers: OF_TEAM,
  },
  {
    call: 'post /tournament/:id/setRoster',
    of: 'once round 1 is drawn',
    ask: ({ league }) => ({ path: `/tournament/${league}/setRoster`, body: { team: 1, roster: [{ name: 'Zoe' }] } }),
    answers: signedIn(403, { teamAdmin: 409, ...DIRECTORS }),
  },
]

import { signedIn, type Row } from './row.ts'

const RUN = { director: 200, deputy: 200, siteAdmin: 200 }
const CHANGED = { director: 409, deputy: 409, siteAdmin: 409 }

export const START_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getStarts',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getStarts` }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/startGames',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/startGames`, body: { round: 1, way: 'links', rated: true } }),
    answers: signedIn(403, CHANGED),
  },
  {
    call: 'post /tournament/:id/cancelStarts',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/cancelStarts`, body: { round: 1 } }),
    answers: signedIn(403, CHANGED),
  },
  {
    call: 'get /result/:id/ownStart',
    reads: true,
    ask: ({ cup }) => ({ path: `/result/${cup}-1-1/ownStart` }),
    answers: signedIn(200),
  },
]

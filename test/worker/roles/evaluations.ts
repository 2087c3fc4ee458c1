import { signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const body = { round: 1, evaluations: [[1, 1, 1, 30]] }

export const EVALUATION_ROWS: Row[] = [
  {
    call: 'post /tournament/:id/evaluate',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/evaluate`, body }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/evaluate',
    of: 'a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/evaluate`, body }),
    answers: signedIn(404, { player: 403, ...DIRECTORS }),
  },
]

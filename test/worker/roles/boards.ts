import { signedIn, type Row } from './row.ts'

const RUN = { director: 200, deputy: 200, siteAdmin: 200 }
const NONE = { director: 404, deputy: 404, siteAdmin: 404 }
const CHANGED = { director: 409, deputy: 409, siteAdmin: 409 }
const SOURCE = 'nobodyss'

export const BOARD_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getBoards',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getBoards` }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/lookAtBoards',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/lookAtBoards`, body: {} }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/addBoardSource',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/addBoardSource`, body: { kind: 'push' } }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/addBoardSource',
    of: 'a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/addBoardSource`, body: { kind: 'push' } }),
    answers: signedIn(404, { player: 403, ...RUN }),
  },
  {
    call: 'post /tournament/:id/changeBoardSource',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/changeBoardSource`, body: { source: SOURCE, isOn: false } }),
    answers: signedIn(403, NONE),
  },
  {
    call: 'post /tournament/:id/removeBoardSource',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/removeBoardSource`, body: { source: SOURCE } }),
    answers: signedIn(403, NONE),
  },
  {
    call: 'post /tournament/:id/resetBoardSource',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/resetBoardSource`, body: { source: SOURCE } }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/assignBoard',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/assignBoard`, body: { source: SOURCE, key: '#1', no: 1 } }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/forgetBoardName',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/forgetBoardName`, body: { name: 'board pc 2' } }),
    answers: signedIn(403, NONE),
  },
  {
    call: 'post /tournament/:id/takeBoardResults',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/takeBoardResults`, body: { results: [{ no: 1, outcome: '10' }] } }),
    answers: signedIn(403, CHANGED),
  },
  {
    call: 'post /tournament/:id/makeBoardToken',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/makeBoardToken`, body: {} }),
    answers: signedIn(403, RUN),
  },
]

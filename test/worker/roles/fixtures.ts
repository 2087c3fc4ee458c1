import { signedIn, type Row } from './row.ts'

const match = { round: 1, no: 1 }
/** Directors are no captains: they set a time at the desk. */
const OF_CAPTAIN = signedIn(403, { teamAdmin: 409, otherAdmin: 409 })

export const FIXTURE_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getFixtures',
    reads: true,
    ask: ({ league }) => ({ path: `/tournament/${league}/getFixtures` }),
    answers: signedIn(200),
  },
  {
    call: 'post /tournament/:id/proposeTime',
    of: 'where times are fixed',
    ask: ({ league }) => ({
      path: `/tournament/${league}/proposeTime`,
      body: { ...match, times: [Date.UTC(2030, 1)] },
    }),
    answers: OF_CAPTAIN,
  },
  {
    call: 'post /tournament/:id/answerTime',
    of: 'without a proposal',
    ask: ({ league }) => ({ path: `/tournament/${league}/answerTime`, body: { ...match, at: null } }),
    answers: OF_CAPTAIN,
  },
  {
    call: 'post /tournament/:id/state',
    of: 'where no protests are taken',
    ask: ({ league }) => ({
      path: `/tournament/${league}/state`,
      body: { ...match, kind: 'protest', text: 'Board 3 was played by somebody else.' },
    }),
    answers: OF_CAPTAIN,
  },
]

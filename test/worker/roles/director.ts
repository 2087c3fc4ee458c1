import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const scored = ({ cup }: World) =>
  bindings.DB.prepare(
    `update matches set outcome = '10', facts = '{"provisional":true}' where tournament_id = ? and round = 1`,
  )
    .bind(cup)
    .run()

export const DIRECTOR_ROWS: Row[] = [
  {
    call: 'post /tournament/:id/setResult',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/setResult`, body: { match: `${cup}-1-1`, outcome: '10' } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/setResult',
    of: 'a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/setResult`, body: { match: `${cup}-1-1`, outcome: '10' } }),
    answers: signedIn(404, { player: 403, ...DIRECTORS }),
  },
  {
    call: 'post /tournament/:id/setResults',
    ask: ({ cup }) => ({
      path: `/tournament/${cup}/setResults`,
      body: { results: [{ match: `${cup}-1-1`, outcome: '10' }] },
    }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/confirmResults',
    before: scored,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/confirmResults`, body: {} }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getSiteProposals',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getSiteProposals` }),
    answers: signedIn(200, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/answerSiteProposal',
    ask: ({ cup }) => ({
      path: `/tournament/${cup}/answerSiteProposal`,
      body: { match: `${cup}-1-1`, take: true },
    }),
    answers: signedIn(403, { director: 404, deputy: 404, siteAdmin: 404 }),
  },
  {
    call: 'post /tournament/:id/undoResult',
    before: scored,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/undoResult`, body: { match: `${cup}-1-1` } }),
    answers: signedIn(403, DIRECTORS),
  },
]

import { bindings } from '#test/support/worker.ts'
import type { Role, World } from '#test/support/world.ts'
import { remove } from '#worker/data/deleted-tournaments.ts'
import { open } from '#worker/data/db.ts'
import { signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const verified = ({ id }: World, role: Role) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id(role)).run()
const isDeleted = ({ cup, id }: World) => remove(open(bindings.DB), cup, id('director'), 1)

export const REMOVAL_ROWS: Row[] = [
  {
    call: 'post /tournament/:id/delete',
    ask: ({ cup, n }) => ({ path: `/tournament/${cup}/delete`, body: { name: `Cup ${n}` } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/delete',
    of: 'that was deleted already',
    before: isDeleted,
    ask: ({ cup, n }) => ({ path: `/tournament/${cup}/delete`, body: { name: `Cup ${n}` } }),
    answers: signedIn(404),
  },
  {
    call: 'post /tournament/:id/restore',
    before: isDeleted,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/restore`, body: {} }),
    answers: signedIn(404, { director: 200, siteAdmin: 200 }),
  },
  {
    call: 'post /tournament/:id/restore',
    of: 'that is there',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/restore`, body: {} }),
    answers: signedIn(404),
  },
  {
    call: 'get /profile/deletedTournaments',
    reads: true,
    ask: () => ({ path: '/profile/deletedTournaments' }),
    answers: signedIn(200),
  },
  {
    call: 'post /tournament/:id/addDeputy',
    ask: ({ cup, id }) => ({ path: `/tournament/${cup}/addDeputy`, body: { username: id('stranger') } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/removeDeputy',
    ask: ({ cup, id }) => ({ path: `/tournament/${cup}/removeDeputy`, body: { username: id('deputy') } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getEventFile',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getEventFile` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/findListed',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/findListed?q=novak` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getListed',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getListed` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getDeskEntries',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getDeskEntries` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/readLink',
    of: 'without a verified address',
    ask: () => ({ path: '/tournament/readLink', body: { url: 'https://10.0.0.1/x' } }),
    answers: signedIn(403),
  },
  {
    call: 'post /tournament/readLink',
    of: 'to a private address',
    before: verified,
    ask: () => ({ path: '/tournament/readLink', body: { url: 'https://10.0.0.1/x' } }),
    answers: signedIn(400),
  },
]

import { bindings } from '#test/support/worker.ts'
import type { Role, World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
/** A draft is answered like an unknown event, except to its own people. */
const OF_DRAFT = signedIn(404, { player: 403, ...DIRECTORS })
const verified = ({ id }: World, role: Role) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id(role)).run()
const asDraft = ({ cup }: World) =>
  bindings.DB.prepare(`update tournaments set stage = 'draft' where id = ?`).bind(cup).run()

/** A change that the cup's directors may make at once. */
const added = {
  type: 'addEntries',
  entries: [
    {
      firstName: 'Zoe',
      lastName: '',
      title: '',
      rating: 0,
      nationality: '',
      pool: 0,
      fideId: null,
      sex: null,
      club: null,
      birth: null,
    },
  ],
}

export const DESK_ROWS: Row[] = [
  {
    call: 'post /tournament/create',
    before: verified,
    ask: ({ n }, role) => ({ path: '/tournament/create', body: { name: `Cup of ${role} ${n}`, rounds: 5 } }),
    answers: signedIn(200),
  },
  {
    call: 'post /tournament/create',
    of: 'without a verified address',
    ask: ({ n }, role) => ({ path: '/tournament/create', body: { name: `Cup of ${role} ${n}`, rounds: 5 } }),
    answers: signedIn(403),
  },
  {
    call: 'get /tournament/:id/getDesk',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getDesk` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getDesk',
    of: 'a draft',
    isPrivate: true,
    before: asDraft,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getDesk` }),
    answers: OF_DRAFT,
  },
  {
    call: 'get /tournament/:id/getHistory',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getHistory` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getHistory',
    of: 'a draft',
    isPrivate: true,
    before: asDraft,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getHistory` }),
    answers: OF_DRAFT,
  },
  {
    call: 'post /tournament/:id/change',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/change`, body: { request: added } }),
    scope: 'manage',
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/change',
    of: 'a draft',
    isPrivate: true,
    before: asDraft,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/change`, body: { request: added } }),
    scope: 'manage',
    answers: OF_DRAFT,
  },
  {
    call: 'post /tournament/:id/undo',
    of: 'a change that nobody made',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/undo`, body: { version: 900 } }),
    answers: signedIn(403, { director: 404, deputy: 404, siteAdmin: 404 }),
  },
  {
    call: 'post /tournament/:id/redo',
    of: 'without an undo before',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/redo`, body: {} }),
    answers: signedIn(403, { director: 409, deputy: 409, siteAdmin: 409 }),
  },
]

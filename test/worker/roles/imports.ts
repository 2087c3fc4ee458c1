import { playerLine } from '#test/support/trf/lines.ts'
import { bindings } from '#test/support/worker.ts'
import type { Role, World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

const verified = ({ id }: World, role: Role) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id(role)).run()
const REPORT = `${playerLine(1, 'Lee, Ann', '   2 w 1')}\n${playerLine(2, 'Lind, Bo', '   1 b 0')}\n`
const ask: Row['ask'] = ({ n }, role) => ({
  path: '/tournament/import',
  body: { name: `Import of ${role} ${n}`, report: REPORT },
})

export const IMPORT_ROWS: Row[] = [
  { call: 'post /tournament/import', before: verified, ask, answers: signedIn(200) },
  { call: 'post /tournament/import', of: 'without a verified address', ask, answers: signedIn(403) },
  {
    call: 'post /tournament/import',
    of: 'with a fault',
    before: verified,
    ask: (_world, role) => ({ path: '/tournament/import', body: { name: role, report: '001 x' } }),
    answers: signedIn(400),
  },
]

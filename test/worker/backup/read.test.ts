import { expect, test } from 'vitest'
import { aSaved, bindings } from '#test/support/worker.ts'
import { queryOf, type Query } from '#worker/backup/query.ts'
import { readPage, type Position } from '#worker/backup/read.ts'
import { readSchema } from '#worker/backup/schema.ts'

await bindings.DB.batch([
  bindings.DB.prepare(
    'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp)',
  ),
])
const ROUNDS = ['1-2 1, 3-4 =', '1-3 0, 2-4 *', '1-4 1, 2-3 1']
const PLAYERS = ['Ann Lee', 'Bob', 'Cy', 'Dee']

/** Everything that is read with pages of this size, by table. */
async function readAll(query: Query, rows: number): Promise<Map<string, string[]>> {
  const { steps } = await readSchema(query)
  const all = new Map<string, string[]>()
  for (let at: Position | undefined = { step: 0, after: [] }; at && at.step < steps.length;) {
    const page = await readPage(query, steps, at, { rows, tournaments: 3 })
    for (const [table, lines] of page.lines) all.set(table, [...(all.get(table) ?? []), ...lines])
    at = page.next
  }
  return all
}

test('whatever the size of pages, each row is read once', async () => {
  for (const no of [1, 2, 3, 4, 5]) await aSaved({ id: `pages${no}`, players: PLAYERS, rounds: ROUNDS.slice(0, no) })
  const query = queryOf(bindings.DB)
  const whole = await readAll(query, 1000)
  for (const rows of [2, 3, 7]) {
    const read = await readAll(query, rows)
    for (const [table, lines] of whole) expect([...(read.get(table) ?? [])].sort(), table).toEqual([...lines].sort())
  }
})

test('a text is read that is longer as JSON than D1 takes', async () => {
  const long = '"'.repeat(1_500_000)
  const insert = `insert into feedback (id, title, type, content, created_at) values ('long', 'Long', 'bug', ?, 1)`
  await bindings.DB.prepare(insert).bind(long).run()
  const read = await readAll(queryOf(bindings.DB), 10)
  expect(read.get('feedback')!.map((line) => JSON.parse(line) as string[])).toEqual([
    ['long', null, 'Long', 'bug', long, null, 1],
  ])
  await bindings.DB.prepare(`delete from feedback where id = 'long'`).run()
})

test('rows of one tournament fit together, although it changes all the time', async () => {
  const at = bindings.DB
  for (const id of ['moving1', 'moving2', 'moving3']) await aSaved({ id, players: PLAYERS, rounds: ROUNDS })
  // Each call of the database is followed by a change of every match and of the version.
  const query: Query = async (statements) => {
    const answers = await queryOf(at)(statements)
    await at.batch([
      at.prepare(`update tournaments set version = version + 1 where id like 'moving%'`),
      at.prepare(`update matches set facts = json_object('gameStart', (select version from tournaments where id = tournament_id))
        where tournament_id like 'moving%'`),
    ])
    return answers
  }
  const { steps } = await readSchema(query)
  const columns = new Map(steps.flat().map(({ name, columns: its }) => [name, its]))
  const read = await readAll(query, 4)
  const cell = (table: string, line: string, column: string) =>
    (JSON.parse(line) as (string | number)[])[columns.get(table)!.indexOf(column)]
  const versions = new Map(
    read.get('tournaments')!.map((line) => [cell('tournaments', line, 'id'), cell('tournaments', line, 'version')]),
  )
  const matches = read.get('matches')!.filter((line) => line.includes('moving'))
  expect(matches).toHaveLength(18)
  for (const line of matches)
    expect(JSON.parse(cell('matches', line, 'facts') as string)).toEqual({
      gameStart: versions.get(cell('matches', line, 'tournament_id')!),
    })
})

test('users and teams are read after what refers to them, so that nobody is missing who has just come', async () => {
  const { steps } = await readSchema(queryOf(bindings.DB))
  const order = steps.map((step) => step.map(({ name }) => name))
  const at = (table: string) => order.findIndex((names) => names.includes(table))
  expect(at('tournaments')).toBe(at('matches'))
  expect(at('deliveries')).toBeLessThan(at('webhooks'))
  for (const parent of ['users', 'teams']) expect(at(parent)).toBeGreaterThan(at('tournaments'))
  expect(at('users')).toBeGreaterThan(at('teams'))
})

import { expect, test } from 'vitest'
import { aMade } from '#test/support/made-tournament.ts'
import { bindings, fetchJson } from '#test/support/worker.ts'

const CHANGES = 1100

/** Adds changes without acts after those of a tournament. */
async function manyChanges(id: string): Promise<void> {
  const newest = bindings.DB.prepare('select * from changes where tournament_id = ? order by version desc limit 1')
  const row = (await newest.bind(id).first<Record<string, unknown>>())!
  const values: Record<string, string> = { version: 'version + n', act: "'[]'", inverse: "'[]'", key: 'key || n' }
  const names = Object.keys(row)
  await bindings.DB.batch([
    bindings.DB.prepare(
      `with recursive more (n) as (select 1 union all select n + 1 from more where n < ${CHANGES})
      insert into changes (${names.map((name) => `"${name}"`).join(', ')})
      select ${names.map((name) => values[name] ?? `"${name}"`).join(', ')} from changes cross join more
      where tournament_id = ?1 and version = ?2`,
    ).bind(id, row['version']),
    bindings.DB.prepare(`update tournaments set version = version + ${CHANGES} where id = ?`).bind(id),
  ])
}

test('the desk’s history can be read page by page to the first change of a long event', async () => {
  const { id, headers, does } = await aMade('longhistory')
  await does({ type: 'editEvent', name: 'Renamed' })
  await manyChanges(id)
  const page = (before?: number) =>
    fetchJson<{ version: number; words: string }[]>(
      `/api/tournament/${id}/getHistory${before === undefined ? '' : `?before=${before}`}`,
      { headers },
    )
  const all: { version: number; words: string }[] = []
  for (let next = await page(); next.length > 0; next = await page(all.at(-1)!.version)) all.push(...next)
  expect(all.map(({ version }) => version)).toEqual(Array.from({ length: all.length }, (_, at) => all[0]!.version - at))
  expect(all.length).toBeGreaterThan(CHANGES)
  expect(all.at(-2)!.words).toContain('Renamed')
})

import { expect, test } from 'vitest'
import { BLANK_HEAD, OPEN_RULE } from '#core/festival/facts.ts'
import { aVisitor } from '#test/support/caller.ts'
import { countingDatabase } from '#test/support/count-statements.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { festivalAnswer, loadFestival } from '#worker/use-cases/festivals.ts'

const SECTIONS = 12

test('a festival of twelve full sections opens with one batch of few rows, once its sections are known', async () => {
  const ids = Array.from({ length: SECTIONS }, (_, at) => `pier-big-${at}`)
  const players = Array.from({ length: 200 }, (_, at) => `Player ${at}`)
  for (const id of ids) await aSaved({ id, players })
  await bindings.DB.batch([
    bindings.DB.prepare(
      `insert into festivals (id, version, name, stage, facts, created_at, updated_at)
       values ('pier-big', 1, 'Big', 'public', ?, 1, 1)`,
    ).bind(JSON.stringify({ ...BLANK_HEAD, name: 'Big' })),
    ...ids.map((id, pos) =>
      bindings.DB.prepare(
        `insert into festival_sections (festival_id, tournament_id, pos, facts) values ('pier-big', ?, ?, ?)`,
      ).bind(
        id,
        pos,
        JSON.stringify({ word: id, kind: 'main', cap: 200, firstBoard: null, fee: 0, closesAt: null, rule: OPEN_RULE }),
      ),
    ),
  ])
  await loadFestival(aVisitor().caller, 'pier-big')
  const { d1, statements } = countingDatabase(bindings.DB)
  const loaded = await loadFestival(aVisitor({ db: open(d1) }).caller, 'pier-big')
  expect(new Set(statements.map(({ batch }) => batch)).size).toBe(1)
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(40)
  const { sections } = festivalAnswer(loaded, 0)
  expect(sections.map((section) => section.players)).toEqual(ids.map(() => 200))
  expect(sections.at(-1)!.boards).toEqual({ first: 1101, last: 1200 })
})

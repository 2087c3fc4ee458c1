import { expect, test } from 'vitest'
import { aSaved, bindings } from '#test/support/worker.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { boundAtMost, boundEqual, isWithinBound } from '../../scripts/bench/measurement.ts'
import { countingDatabase } from '../support/count-statements.ts'

const BOARDS = 60
/** Concurrent commits; a commit that loses against another one retries. */
const AT_ONCE = 6
const BY_DIRECTOR = { by: null, source: 'director', now: 9 } as const

test('cost of a change, alone and concurrently with changes of other boards', async ({ task }) => {
  const pairings = Array.from({ length: BOARDS }, (_, board) => `${2 * board + 1}-${2 * board + 2} *`)
  const cup = await aSaved({ id: 'sixtyboards', rounds: [pairings.join(', ')] })
  const { d1, statements } = countingDatabase(bindings.DB)
  const enter = (no: number) =>
    commit(open(d1), cup, [{ type: 'setResult', round: 1, no, change: { outcome: '10' } }], BY_DIRECTOR)
  expect(await enter(1)).toHaveProperty('version')
  const [read, written] = [sum(statements.map((ran) => ran.read)), sum(statements.map((ran) => ran.written))]
  statements.length = 0
  const results: Awaited<ReturnType<typeof enter>>[] = []
  for (let no = 2; no <= BOARDS; no += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, BOARDS + 1 - no) }, (_, next) => enter(no + next))
    results.push(...(await Promise.all(some)))
  }
  const tries = statements.filter(({ sql }) => sql.startsWith('insert into changes')).length
  task.meta.rows = [
    boundAtMost('a change of one result: rows read', 10, read),
    boundAtMost('a change of one result: rows written, including index rows', 8, written),
    boundEqual(
      '59 results at 59 boards, 6 at once: saved',
      BOARDS - 1,
      results.filter((one) => 'version' in one).length,
    ),
    boundAtMost('59 results at 59 boards, 6 at once: attempts per result', 3, tries / (BOARDS - 1)),
  ]
  expect(task.meta.rows.filter((row) => !isWithinBound(row))).toEqual([])
})

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

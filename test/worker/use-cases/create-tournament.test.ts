import { expect, test } from 'vitest'
import { aSignedIn } from '#test/support/caller.ts'
import { playerLine } from '#test/support/trf/lines.ts'
import { aUser, bindings } from '#test/support/worker.ts'
import { createTournament } from '#worker/use-cases/create-tournament.ts'
import { readReport, saveReport } from '#worker/use-cases/import-report.ts'

const TWICE = ['first', 'second']

/** The organisers of the tournaments with these ids. */
async function organisersOf(ids: string[]): Promise<string[]> {
  const rows = await Promise.all(
    ids.map((id) =>
      bindings.DB.prepare('select organiser_id as organiser from tournaments where id = ?')
        .bind(id)
        .first<{ organiser: string }>(),
    ),
  )
  return rows.map((row) => row!.organiser)
}

test('two tournaments of one name that are created at the same moment get an id each', async () => {
  const organisers = TWICE.map((which) => `samename${which}`)
  await Promise.all(organisers.map((name) => aUser(name)))
  const ids = await Promise.all(
    organisers.map((name) => {
      const { caller } = aSignedIn(name)
      return createTournament(caller, { name: 'Same Name Open', rounds: 3, system: 'swiss' })
    }),
  )
  expect(new Set(ids).size).toBe(2)
  expect(ids).toContain('samenameopen')
  expect(await organisersOf(ids)).toEqual(organisers)
})

test('two reports of one name that are imported at the same moment become a tournament each', async () => {
  const organisers = TWICE.map((which) => `samereport${which}`)
  await Promise.all(organisers.map((name) => aUser(name)))
  const report = [playerLine(1, 'Lee, Ann', '   2 w 1  '), playerLine(2, 'Lind, Bo', '   1 b 0  ')].join('\n')
  const sent = { name: 'Same Report Open', report }
  const ids = await Promise.all(
    organisers.map((name) => {
      const { caller } = aSignedIn(name)
      return saveReport(caller, readReport(caller, sent), sent)
    }),
  )
  expect(new Set(ids).size).toBe(2)
  expect(await organisersOf(ids)).toEqual(organisers)
})

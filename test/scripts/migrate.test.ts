import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withDatabase } from '../../scripts/run/database.ts'
import { listMigrations, migrate } from '../../scripts/run/migrate.ts'
import { isAudit } from '#test/support/audit.ts'

test.runIf(isAudit)('each new migration is applied to the local database once', async () => {
  const state = mkdtempSync(join(tmpdir(), 'kibitz-'))
  const noted = () =>
    withDatabase(state, async ({ $client: d1 }) => {
      await d1.prepare('select count(*) from changes').first()
      const { results } = await d1.prepare('select name from d1_migrations order by id').all<{ name: string }>()
      return results.map(({ name }) => name)
    })
  try {
    await migrate(state)
    const names = listMigrations().map(({ name }) => name)
    expect(await noted()).toEqual(names)
    await migrate(state)
    expect(await noted()).toEqual(names)
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
})

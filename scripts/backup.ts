import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { backUpInto, summary } from './backup/back-up-into.ts'
import { remoteQuery } from './backup/wrangler.ts'
import { queryOf } from '#worker/backup/query.ts'
import { withDatabase } from './run/database.ts'
import { isFree } from './run/processes.ts'
import { local } from './run/site.ts'

/**
 * `npm run backup [-- --remote] [FOLDER]`: writes all tables of the local site, or of the deployed one, to a new folder;
 * without a name, to one below `backups/`.
 */
try {
  const { values, positionals } = parseArgs({ options: { remote: { type: 'boolean' } }, allowPositionals: true })
  const now = Date.now()
  const [folder = join('backups', new Date(now).toISOString().slice(0, 19).replaceAll(':', '-'))] = positionals
  const { port, state } = local()
  if (!values.remote && !(await isFree(port))) throw new Error(`Kibitz is running on port ${port}. Stop it first.`)
  const manifest = values.remote
    ? await backUpInto(folder, remoteQuery, now)
    : await withDatabase(state, ({ $client }) => backUpInto(folder, queryOf($client), now))
  console.log(`Backup in ${folder}: ${summary(manifest, now)}`)
  console.log('It contains email addresses and hashes of passwords: keep it where nobody else can read it.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

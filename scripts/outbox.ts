import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { againStatements, LISTING, listText, type Listing } from './run/outbox.ts'
import { local } from './run/site.ts'

/**
 * `npm run outbox`: lists what waits to be sent and what was given up, without texts and addresses. `-- --again ID` or
 * `--again all` sends what was given up again. `--remote` asks the deployed site's database, otherwise the local one.
 */
const { values } = parseArgs({ options: { again: { type: 'string' }, remote: { type: 'boolean', default: false } } })

function run(sql: string): { results: object[] }[] {
  const where = values.remote ? ['--remote'] : ['--local', '--persist-to', local().state]
  const args = ['d1', 'execute', 'DB', ...where, '--json', '--command', sql]
  // wrangler mixes hints into the output unless it runs by itself.
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  return JSON.parse(execFileSync('wrangler', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** What wrangler says about an error. */
const wordsOf = (error: unknown): string => {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  return stdout + stderr || (error instanceof Error ? error.message : String(error))
}

try {
  if (values.again === undefined) console.log(listText(run(LISTING) as Listing, Date.now()))
  else {
    const count = run(againStatements(values.again, Date.now())).reduce((sum, { results }) => sum + results.length, 0)
    console.log(
      count === 0
        ? 'Nothing to send again: there is no such id, or the link of the letter has expired.'
        : `${count} to be sent again, within a minute.`,
    )
  }
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}

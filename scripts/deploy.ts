import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run deploy`: builds the client, makes the D1 database if there is none and writes its id into wrangler.toml, applies
 * new migrations, deploys, and makes the Worker's secret where it has none. `SITE_URL=https://… npm run deploy` sets the address. `-- --dry-run` only builds and checks.
 */
const CONFIG = 'wrangler.toml'
const UNSET = '00000000-0000-0000-0000-000000000000'
const dryRun = process.argv.includes('--dry-run')

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
const ask = (...args: string[]) =>
  execFileSync('wrangler', args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })

/** The id of the account's database of that name, made when there is none. */
function database(name: string): string {
  const known = JSON.parse(ask('d1', 'list', '--json')) as { name: string; uuid: string }[]
  const found = known.find((one) => one.name === name)
  if (found) return found.uuid
  ask('d1', 'create', name)
  return database(name)
}

/** The secret that seals what other sites entrust to us: made once, and known to nobody. */
function makeSecret(): void {
  const known = JSON.parse(ask('secret', 'list', '--format', 'json')) as { name: string }[]
  if (known.some(({ name }) => name === 'SECRET')) return
  const input = randomBytes(32).toString('base64url')
  execFileSync('wrangler', ['secret', 'put', 'SECRET'], { input, stdio: ['pipe', 'inherit', 'inherit'] })
}

function setUp(): void {
  const config = readFileSync(CONFIG, 'utf8')
  const name = /^database_name = "(.+)"$/m.exec(config)?.[1]
  if (!name) throw new Error(`${CONFIG} has no database_name.`)
  let next = config
  if (config.includes(UNSET)) next = next.replace(UNSET, database(name))
  if (process.env.SITE_URL)
    next = next.replace(/^SITE_URL = ".*"$/m, `SITE_URL = "${process.env.SITE_URL.replace(/\/$/, '')}"`)
  if (next.includes('SITE_URL = "https://kibitz.example"'))
    throw new Error('Set the site’s address: SITE_URL=https://chess.example.org npm run deploy.')
  if (next !== config) writeFileSync(CONFIG, next)
}

try {
  run('vite', 'build', '--logLevel', 'warn')
  if (dryRun) run('wrangler', 'deploy', '--dry-run', '--outdir', 'build')
  else {
    setUp()
    run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote')
    run('wrangler', 'deploy')
    makeSecret()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

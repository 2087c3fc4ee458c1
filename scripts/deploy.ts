import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePreviewFonts } from '../build/preview-fonts.ts'
import { EDGE, PREVIEWS, SITE } from './run/build.ts'
import { noteReleasedCalls } from './run/released-calls.ts'

/**
 * `npm run deploy`: builds the client, creates the D1 database if there is none and writes its id into wrangler.toml,
 * creates missing queues and the bucket of the nightly backups, applies new migrations, and deploys the Workers of the
 * previews, the site and the edge, the site's with a new SECRET if it has none. Prints how to go back.
 * `SITE_URL=https://… npm run deploy` sets the address. `-- --dry-run` only builds and checks.
 */
// An account's own domain at Cloudflare, which every Worker may have an address under.
const WORKERS_DEV = '.workers.dev'
// Deployed first: the site's Worker has a service binding to it.
const DEPLOY_PREVIEWS = ['deploy', '--config', PREVIEWS.config]
// Deployed last: it has a service binding to the site’s Worker, which has to know what the edge asks.
const DEPLOY_EDGE = ['deploy', '--config', EDGE.config]
const UNSET = '00000000-0000-0000-0000-000000000000'
const BUCKET = 'kibitz-backups'
const RATINGS = 'kibitz-ratings'
// Error of Cloudflare's API for a bucket that the account has already.
const BUCKET_EXISTS = /10004|already exists/
// Error of Cloudflare's API for a Worker that does not exist.
const NO_WORKER = /10007|does not exist/
// What wrangler says of a queue that does not exist.
const NO_QUEUE = /does not exist/
const dryRun = process.argv.includes('--dry-run')

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'inherit' })
const ask = (...args: string[]) =>
  execFileSync('wrangler', args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })

/** Id of the account's database with this name; creates it if there is none. */
function database(name: string): string {
  const known = JSON.parse(ask('d1', 'list', '--json')) as { name: string; uuid: string }[]
  const found = known.find((one) => one.name === name)
  if (found) return found.uuid
  ask('d1', 'create', name, ...(process.env.LOCATION ? ['--location', process.env.LOCATION] : []))
  return database(name)
}

/** Creates the queues of the configuration that the account doesn't have: a deployment without them fails. */
function createQueues(): void {
  const names = new Set(
    Array.from(readFileSync(SITE.config, 'utf8').matchAll(/^queue = "(.+)"$/gm), ([, name]) => name!),
  )
  for (const name of names) {
    const known = spawnSync('wrangler', ['queues', 'info', name], { encoding: 'utf8' })
    if (known.status === 0) continue
    const why = known.stdout + known.stderr
    if (!NO_QUEUE.test(why)) throw new Error(`Cloudflare did not say whether there is a queue ${name}:\n${why}`)
    run('wrangler', 'queues', 'create', name)
  }
}

/** Creates a bucket if there is none. Returns what Cloudflare said if it could not; then the account has no R2. */
function createBucket(name: string): string | undefined {
  const made = spawnSync('wrangler', ['r2', 'bucket', 'create', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = made.stdout + made.stderr
  return made.status === 0 || BUCKET_EXISTS.test(said) ? undefined : said
}

/**
 * The configuration with the bucket of the nightly backups, which is created. An account without R2 gets none: its site
 * runs without nightly backups.
 */
function withBucket(config: string): string {
  if (config.includes('binding = "BACKUPS"')) return config
  const refusal = createBucket(BUCKET)
  if (refusal === undefined) return `${config}\n[[r2_buckets]]\nbinding = "BACKUPS"\nbucket_name = "${BUCKET}"\n`
  console.warn(`There will be no nightly backups, because Cloudflare created no bucket:\n${refusal}`)
  return config
}

/** The configuration without the bucket of rating lists if the account can’t have it: its site has no lists. */
function withRatings(config: string): string {
  const section = /^\[\[r2_buckets\]\]\nbinding = "RATINGS"\n[^[]*?\n\n/m
  if (!section.test(config)) return config
  const refusal = createBucket(RATINGS)
  if (refusal === undefined) return config
  console.warn(`There will be no rating lists, because Cloudflare created no bucket:\n${refusal}`)
  return config.replace(section, '')
}

/** A bookmark of the database as it is now, for D1's Time Travel. */
function bookmark(): string {
  const known = JSON.parse(ask('d1', 'time-travel', 'info', 'DB', '--json')) as { bookmark: string }
  return known.bookmark
}

const wayBack = (mark: string): string => `
If this version must go back (docs/operate.md):
  npx wrangler rollback && npx wrangler rollback --config edge/wrangler.toml
brings back the Workers of before. If its data must go back too, which loses all changes made since:
  npm run restore -- --remote --bookmark=${mark}
`

/** Whether the Worker has the SECRET that encrypts credentials of other sites; false if it was never deployed. */
function hasSecret(): boolean {
  const listed = spawnSync('wrangler', ['secret', 'list', '--format', 'json'], { encoding: 'utf8' })
  if (listed.status === 0)
    return (JSON.parse(listed.stdout) as { name: string }[]).some(({ name }) => name === 'SECRET')
  const why = listed.stdout + listed.stderr
  if (NO_WORKER.test(why)) return false
  // Never replace an existing SECRET: data sealed with it would be lost.
  throw new Error(`Cloudflare did not say which secrets the Worker has:\n${why}`)
}

/**
 * Deploys both Workers. A first deployment sets a random SECRET in the same step, so that the Worker never runs without
 * one.
 */
function deploy(): void {
  const isLater = hasSecret()
  run('wrangler', ...DEPLOY_PREVIEWS)
  if (isLater) return run('wrangler', 'deploy')
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify({ SECRET: randomBytes(32).toString('base64url') }), { mode: 0o600 })
    run('wrangler', 'deploy', '--secrets-file', file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function setUp(): void {
  const config = readFileSync(SITE.config, 'utf8')
  const name = /^database_name = "(.+)"$/m.exec(config)?.[1]
  if (!name) throw new Error(`${SITE.config} has no database_name.`)
  let next = config
  if (config.includes(UNSET)) next = next.replace(UNSET, database(name))
  if (process.env.SITE_URL)
    next = next.replace(/^SITE_URL = ".*"$/m, `SITE_URL = "${process.env.SITE_URL.replace(/\/$/, '')}"`)
  const { host } = new URL(/^SITE_URL = "(.*)"$/m.exec(next)?.[1] ?? '')
  if (host === 'kibitz.example')
    throw new Error('Set the site’s address: SITE_URL=https://chess.example.org npm run deploy.')
  next = withBucket(withRatings(next))
  if (next !== config) writeFileSync(SITE.config, next)
  setAddress(host)
}

/** Readers reach the Worker of the edge at one address: at workers.dev only while the site has no domain of its own. */
function setAddress(host: string): void {
  const isAtWorkersDev = host.endsWith(WORKERS_DEV)
  const config = readFileSync(EDGE.config, 'utf8')
  const next = config.replace(/^workers_dev = .*$/m, `workers_dev = ${isAtWorkersDev}`)
  if (next !== config) writeFileSync(EDGE.config, next)
  console.log(
    isAtWorkersDev
      ? `Readers reach kibitz-edge at ${host}. The other Workers have no address.`
      : `Readers reach kibitz-edge at ${host}: give that domain to it. It has no address at workers.dev, and the other Workers have none at all.`,
  )
}

try {
  run('vite', 'build', '--logLevel', 'warn')
  writePreviewFonts()
  if (dryRun) {
    run('wrangler', ...DEPLOY_PREVIEWS, '--dry-run', '--outdir', PREVIEWS.folder)
    run('wrangler', 'deploy', '--dry-run', '--outdir', '.generated/site')
    run('wrangler', ...DEPLOY_EDGE, '--dry-run', '--outdir', EDGE.folder)
  } else {
    setUp()
    createQueues()
    const mark = bookmark()
    // Printed now as well: a migration may fail.
    console.log(`Bookmark of the database before this deployment: ${mark}`)
    run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote')
    deploy()
    noteReleasedCalls()
    run('wrangler', ...DEPLOY_EDGE)
    console.log(wayBack(mark))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BACKUP_CRON } from '#worker/jobs/back-up.ts'
import { isAudit } from '#test/support/audit.ts'

const [CALLS, RELEASED] = ['worker/rooms/calls.ts', 'worker/rooms/released-calls.ts']
const CONFIGS = ['wrangler.toml', 'edge/wrangler.toml'] as const

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

interface Answers {
  /** The fake's answer to `wrangler secret list`. */
  secrets?: string
  /** The fake's answer about two of the three queues. */
  queues?: string
  bucket?: string
  bookmark?: string
  migrations?: string
  siteUrl?: string
}

const KNOWN_SECRET = `echo '[{"name":"SECRET","type":"secret_text"}]'`
const NO_QUEUE = 'echo "Queue does not exist. To create it, run: wrangler queues create" >&2; exit 1'

/** Runs the script with fake wrangler and vite programs that record their calls. */
function deploy({
  secrets = KNOWN_SECRET,
  queues = NO_QUEUE,
  bucket = '',
  bookmark = BOOKMARK,
  migrations = '',
  siteUrl = 'https://chess.example.org',
}: Answers = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  folders.push(folder)
  mkdirSync(join(folder, 'edge'))
  mkdirSync(join(folder, 'worker/rooms'), { recursive: true })
  writeFileSync(
    join(folder, CALLS),
    readFileSync(CALLS, 'utf8').replace('total: ()', 'newCall: () => void\n    total: ()'),
  )
  copyFileSync(RELEASED, join(folder, RELEASED))
  for (const file of CONFIGS) copyFileSync(file, join(folder, file))
  const write = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> calls\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  write('vite', '')
  write(
    'wrangler',
    `case "$*" in
      "queues info kibitz-pushes"*) exit 0;;
      "queues info"*) ${queues};;
      "d1 list"*) echo '[{"name":"kibitz","uuid":"x"}]';;
      "secret list"*) ${secrets};;
      "r2 bucket create"*) ${bucket};;
      "d1 time-travel info DB --json") ${bookmark};;
      "d1 migrations apply"*) ${migrations};;
      *--secrets-file*) for file in "$@"; do :; done; cat "$file" >> calls; echo >> calls;;
    esac`,
  )
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    SITE_URL: siteUrl,
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/deploy.ts')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return {
    calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    failed: status !== 0,
    printed: stdout + stderr,
    config: readFileSync(join(folder, 'wrangler.toml'), 'utf8'),
    edge: readFileSync(join(folder, 'edge/wrangler.toml'), 'utf8'),
    released: readFileSync(join(folder, RELEASED), 'utf8'),
  }
}

/** The edge comes last: it asks the site’s Worker. */
const EDGE = 'wrangler deploy --config edge/wrangler.toml'
const BOOKMARK = `echo '{"bookmark":"00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683"}'`

test('the first deployment includes a new secret, so that no Worker ever runs without one', () => {
  const { calls } = deploy({ secrets: 'echo "This Worker does not exist on your account. [code: 10007]" >&2; exit 1' })
  const [last, secret] = calls.slice(-3)
  expect(last).toMatch(/^wrangler deploy --secrets-file .*secrets\.json$/)
  expect(JSON.parse(secret!)).toEqual({ SECRET: expect.stringMatching(/^[\w-]{43}$/) })
  expect(calls.filter((call) => call.startsWith('wrangler deploy'))).toEqual([
    'wrangler deploy --config previews/wrangler.toml',
    last,
    EDGE,
  ])
})

test.runIf(isAudit)('a later deployment keeps the existing secret', () => {
  expect(deploy().calls.slice(-2)).toEqual(['wrangler deploy', EDGE])
})

test.runIf(isAudit)('a site with a domain of its own has no second address at workers.dev', () => {
  const { config: site, edge, printed } = deploy()
  expect(site).toContain('SITE_URL = "https://chess.example.org"\n')
  for (const config of [site, edge]) {
    expect(config).toMatch(/^workers_dev = false$/m)
    expect(config).toMatch(/^preview_urls = false$/m)
  }
  expect(printed).toContain('Readers reach kibitz-edge at chess.example.org: give that domain to it.')
})

test.runIf(isAudit)('without a domain of its own, the edge alone has an address at workers.dev', () => {
  const { config: site, edge, printed } = deploy({ siteUrl: 'https://kibitz-edge.club.workers.dev/' })
  expect(edge).toMatch(/^workers_dev = true$/m)
  expect(site).toMatch(/^workers_dev = false$/m)
  expect(printed).toContain('Readers reach kibitz-edge at kibitz-edge.club.workers.dev.')
})

test.each([...CONFIGS, 'previews/wrangler.toml'])('%s keeps query strings out of the platform’s logs', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\[observability\][^[]*\nredact_query_string = true\n/)
})

test('after a deployment the next release may use the calls of its objects', () => {
  const { released } = deploy()
  expect(released).toContain('export interface ReleasedCalls {')
  expect(released).toContain('newCall: () => void')
})

test.runIf(isAudit)('if Cloudflare does not list the secrets, nothing is deployed and no secret is created', () => {
  const { calls, failed, released } = deploy({ secrets: 'echo "fetch failed" >&2; exit 1' })
  expect(released).not.toContain('newCall')
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('wrangler deploy')
})

test.runIf(isAudit)('queues that the account doesn’t have are created before the Worker is deployed', () => {
  const { calls } = deploy()
  const created = calls.filter((call) => call.startsWith('wrangler queues create'))
  expect(created).toEqual(['wrangler queues create kibitz-letters', 'wrangler queues create kibitz-webhooks'])
  expect(calls.indexOf(created[1]!)).toBeLessThan(calls.indexOf('wrangler deploy'))
})

test('if Cloudflare does not say which queues there are, nothing is deployed', () => {
  const { calls, failed } = deploy({ queues: 'echo "fetch failed" >&2; exit 1' })
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('wrangler deploy')
})
test('a deployment takes a bookmark of the database before its migrations, and prints how to go back', () => {
  const { calls, printed } = deploy()
  const at = (start: string) => calls.findIndex((call) => call.startsWith(`wrangler ${start}`))
  expect(at('d1 time-travel info')).toBeGreaterThan(-1)
  expect(at('d1 time-travel info')).toBeLessThan(at('d1 migrations apply'))
  expect(printed).toContain('npx wrangler rollback')
  expect(printed).toContain(
    'npm run restore -- --remote --bookmark=00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683',
  )
})

test.runIf(isAudit)('the bookmark is known too if a migration fails, and then nothing is deployed', () => {
  const { calls, failed, printed } = deploy({ migrations: 'exit 1' })
  expect(failed).toBe(true)
  expect(printed).toContain('00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683')
  expect(calls.join()).not.toContain('wrangler deploy')
})

test.runIf(isAudit)('without a bookmark nothing is changed', () => {
  const { calls, failed } = deploy({ bookmark: 'echo "fetch failed" >&2; exit 1' })
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('migrations apply')
  expect(calls.join()).not.toContain('wrangler deploy')
})

const BUCKET = '[[r2_buckets]]\nbinding = "BACKUPS"\nbucket_name = "kibitz-backups"'

test.each([
  ['is created', ''],
  ['exists already', 'echo "The bucket you tried to create already exists [code: 10004]" >&2; exit 1'],
])('the bucket of the nightly backups %s', (_how, bucket) => {
  expect(deploy({ bucket }).config).toContain(BUCKET)
})

test.runIf(isAudit)('an account without R2 gets a site without nightly backups, and a warning', () => {
  const { config, failed, printed } = deploy({ bucket: 'echo "Please enable R2" >&2; exit 1' })
  expect(failed).toBe(false)
  expect(config).not.toContain('BACKUPS')
  expect(printed).toContain('There will be no nightly backups, because Cloudflare created no bucket:\nPlease enable R2')
})

test.runIf(isAudit)('the deployed Worker is woken for its nightly backup', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(`crons = ["* * * * *", "${BACKUP_CRON}"]`)
})

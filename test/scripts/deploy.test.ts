import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const [CALLS, RELEASED] = ['worker/rooms/calls.ts', 'worker/rooms/released-calls.ts']
const CONFIGS = ['wrangler.toml', 'edge/wrangler.toml'] as const

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const HAS_SECRET = `echo '[{"name":"SECRET","type":"secret_text"}]'`

/**
 * Runs the script with fake wrangler and vite programs that record their calls; `secrets` is the fake's answer to
 * `wrangler secret list`. Returns also what it printed, and the configurations that it left.
 */
function deploy(secrets: string, siteUrl = 'https://chess.example.org') {
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
      "d1 list"*) echo '[{"name":"kibitz","uuid":"x"}]';;
      "secret list"*) ${secrets};;
      *--secrets-file*) for file in "$@"; do :; done; cat "$file" >> calls; echo >> calls;;
    esac`,
  )
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    SITE_URL: siteUrl,
  }
  let [failed, printed] = [false, '']
  try {
    const options = { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' } as const
    printed = execFileSync(process.execPath, [resolve('scripts/deploy.ts')], options)
  } catch {
    failed = true
  }
  const [site, edge] = CONFIGS.map((file) => readFileSync(join(folder, file), 'utf8'))
  return {
    calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    failed,
    printed,
    site,
    edge,
    released: readFileSync(join(folder, RELEASED), 'utf8'),
  }
}

test('the first deployment includes a new secret, so that no Worker ever runs without one', () => {
  const { calls } = deploy('echo "This Worker does not exist on your account. [code: 10007]" >&2; exit 1')
  const [last, secret] = [calls.at(-3), calls.at(-2)]
  expect(last).toMatch(/^wrangler deploy --secrets-file .*secrets\.json$/)
  expect(JSON.parse(secret!)).toEqual({ SECRET: expect.stringMatching(/^[\w-]{43}$/) })
  expect(calls.filter((call) => call.startsWith('wrangler deploy'))).toEqual([
    'wrangler deploy --config previews/wrangler.toml',
    last,
    'wrangler deploy --config edge/wrangler.toml',
  ])
})

test('a later deployment keeps the existing secret', () => {
  expect(deploy(HAS_SECRET).calls.slice(-2)).toEqual(['wrangler deploy', 'wrangler deploy --config edge/wrangler.toml'])
})

test('a site with a domain of its own has no second address at workers.dev', () => {
  const { site, edge, printed } = deploy(HAS_SECRET)
  expect(site).toContain('SITE_URL = "https://chess.example.org"\n')
  for (const config of [site, edge]) {
    expect(config).toMatch(/^workers_dev = false$/m)
    expect(config).toMatch(/^preview_urls = false$/m)
  }
  expect(printed).toContain('Readers reach kibitz-edge at chess.example.org: give that domain to it.')
})

test('without a domain of its own, the edge alone has an address at workers.dev', () => {
  const { site, edge, printed } = deploy(HAS_SECRET, 'https://kibitz-edge.club.workers.dev/')
  expect(edge).toMatch(/^workers_dev = true$/m)
  expect(site).toMatch(/^workers_dev = false$/m)
  expect(printed).toContain('Readers reach kibitz-edge at kibitz-edge.club.workers.dev.')
})

test.each([...CONFIGS, 'previews/wrangler.toml'])('%s keeps query strings out of the platform’s logs', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\[observability\][^[]*\nredact_query_string = true\n/)
})

test('after a deployment the next release may use the calls of its objects', () => {
  const { released } = deploy(HAS_SECRET)
  expect(released).toContain('export interface ReleasedCalls {')
  expect(released).toContain('newCall: () => void')
})

test('if Cloudflare does not list the secrets, nothing is deployed and no secret is created', () => {
  const { calls, failed, released } = deploy('echo "fetch failed" >&2; exit 1')
  expect(released).not.toContain('newCall')
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('wrangler deploy')
})

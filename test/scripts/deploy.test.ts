import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/**
 * Runs the script with fake wrangler and vite programs that record their calls; `secrets` is the fake's answer to
 * `wrangler secret list`, `queues` that about two of the three queues.
 */
function deploy(
  secrets: string,
  queues = 'echo "Queue does not exist. To create it, run: wrangler queues create" >&2; exit 1',
): { calls: string[]; failed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  folders.push(folder)
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
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
      *--secrets-file*) for file in "$@"; do :; done; cat "$file" >> calls;;
    esac`,
  )
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    SITE_URL: 'https://chess.example.org',
  }
  let failed = false
  try {
    execFileSync(process.execPath, [resolve('scripts/deploy.ts')], { cwd: folder, env, stdio: 'pipe' })
  } catch {
    failed = true
  }
  return { calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'), failed }
}

test('the first deployment includes a new secret, so that no Worker ever runs without one', () => {
  const { calls } = deploy('echo "This Worker does not exist on your account. [code: 10007]" >&2; exit 1')
  const [last, secret] = [calls.at(-2), calls.at(-1)]
  expect(last).toMatch(/^wrangler deploy --secrets-file .*secrets\.json$/)
  expect(JSON.parse(secret!)).toEqual({ SECRET: expect.stringMatching(/^[\w-]{43}$/) })
  expect(calls.filter((call) => call.startsWith('wrangler deploy'))).toEqual([
    'wrangler deploy --config previews/wrangler.toml',
    last,
  ])
})

test('a later deployment keeps the existing secret', () => {
  expect(deploy(`echo '[{"name":"SECRET","type":"secret_text"}]'`).calls.at(-1)).toBe('wrangler deploy')
})

test('if Cloudflare does not list the secrets, nothing is deployed and no secret is created', () => {
  const { calls, failed } = deploy('echo "fetch failed" >&2; exit 1')
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('wrangler deploy')
})

test('queues that the account doesn’t have are created before the Worker is deployed', () => {
  const { calls } = deploy(`echo '[{"name":"SECRET","type":"secret_text"}]'`)
  const created = calls.filter((call) => call.startsWith('wrangler queues create'))
  expect(created).toEqual(['wrangler queues create kibitz-letters', 'wrangler queues create kibitz-webhooks'])
  expect(calls.indexOf(created[1]!)).toBeLessThan(calls.indexOf('wrangler deploy'))
})

test('if Cloudflare does not say which queues there are, nothing is deployed', () => {
  const { calls, failed } = deploy(`echo '[{"name":"SECRET","type":"secret_text"}]'`, 'echo "fetch failed" >&2; exit 1')
  expect(failed).toBe(true)
  expect(calls.join()).not.toContain('wrangler deploy')
})

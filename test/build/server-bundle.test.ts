import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { build } from '../../scripts/run/build.ts'

/** Bytes of the module that renders pages, gzip: a quarter of what a Worker may have. */
const MOST = 250_000

/** Words of views that are never rendered at the edge: the desk, imports, own settings, dialogs, sheets to print. */
const BROWSER_WORDS = ['Start from a template', 'Report, list or games', 'New access token', 'Result slips']

test('the module that renders pages lacks what only signed-in people see, and stays small', async () => {
  await build()
  const bundle = readFileSync('.server/site.js', 'utf8')
  expect(BROWSER_WORDS.filter((words) => bundle.includes(words))).toEqual([])
  expect(gzipSync(bundle).length).toBeLessThan(MOST)
})

test('the list of common passwords has those that are tried first, in small letters', () => {
  const lines = readFileSync('web/public/words/common-passwords.txt', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['corvette', 'password123', 'thunderbird']))
  expect(lines.filter((line) => !line.startsWith('#') && (line !== line.toLowerCase() || line.includes(' ')))).toEqual(
    [],
  )
})

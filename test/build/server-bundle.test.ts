import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { build } from '../../scripts/run/build.ts'

/** What renders pages, gzip: what the Worker loads beside its own code. Less is better: it is a third of it. */
const MOST = 154_000

/** Words of what is never rendered at the edge: the desk, imports, own settings, dialogs, sheets to print. */
const BROWSERS_WORDS = ['Start from a template', 'Report, list or games', 'New access token', 'Result slips']

test('what renders pages has no code of what only those who are signed in see, and weighs no more than it did', async () => {
  await build()
  const bundle = readFileSync('.server/site.js', 'utf8')
  expect(BROWSERS_WORDS.filter((words) => bundle.includes(words))).toEqual([])
  expect(gzipSync(bundle).length).toBeLessThan(MOST)
})

test('the list of common passwords has those that are tried first, in small letters', () => {
  const lines = readFileSync('web/public/words/common-passwords.txt', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['corvette', 'password123', 'thunderbird']))
  expect(lines.filter((line) => !line.startsWith('#') && (line !== line.toLowerCase() || line.includes(' ')))).toEqual(
    [],
  )
})

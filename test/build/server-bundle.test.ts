import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { build } from '../../scripts/run/build.ts'

/** Gzipped bytes of the module that renders pages. A Worker may have four times as many. */
const MOST = 300_000

/** Texts of views that the Worker never renders: the desk, imports, account settings, dialogs, print sheets. */
const BROWSER_WORDS = ['Start from a template', 'Report, list or games', 'New access token', 'Result slips']

test('the module that renders pages excludes views for signed-in users, and stays small', async () => {
  await build()
  const bundle = readFileSync('.server/site.js', 'utf8')
  expect(BROWSER_WORDS.filter((words) => bundle.includes(words))).toEqual([])
  expect(gzipSync(bundle).length).toBeLessThan(MOST)
})

test('the list of common passwords contains the most frequent ones in lower case', () => {
  const lines = readFileSync('web/public/words/common-passwords.txt', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['corvette', 'password123', 'thunderbird']))
  expect(lines.filter((line) => !line.startsWith('#') && (line !== line.toLowerCase() || line.includes(' ')))).toEqual(
    [],
  )
})

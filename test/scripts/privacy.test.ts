import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WEEKS } from '#worker/backup/retention.ts'

const PRIVACY = readFileSync('web/public/pages/privacy.md', 'utf8')
const TRANSLATED = globSync('web/public/pages/*/privacy.md')
const sources = globSync('{worker,web}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))

/** Names of cookies in the code: a literal, a constant, or the result of a function that names one. */
const COOKIES = new Set(['sid', 'sessionID', 'device', 'theme', 'spoilers', 'stars', 'seen', 'lang'])
const SETS = /\bsetCookie\((?:c, )?([^,\s]+)/g
const KNOWN = new Set([
  'secretCookie(c.req.url)',
  "'sessionID'",
  'cookieName(c)',
  "'theme'",
  'LANGUAGE_COOKIE',
  'SPOILER_COOKIE',
  'BOOKMARK_COOKIE',
  "'stars'",
])

test('the privacy page names every cookie that the site sets', () => {
  const set = sources.flatMap((source) => Array.from(source.matchAll(SETS), ([, name]) => name!))
  expect(set.filter((name) => !KNOWN.has(name) && name !== 'name:')).toEqual([])
  expect([...COOKIES].filter((name) => !PRIVACY.includes(`\`${name}\``))).toEqual([])
})

test.each(TRANSLATED)('%s names the same cookies, periods and ages in each part as the English page', (file) => {
  const facts = (text: string) => text.split(/^## /m).map((part) => (part.match(/`\w+`|\d+|\{\w+\}/g) ?? []).toSorted())
  expect(facts(readFileSync(file, 'utf8'))).toEqual(facts(PRIVACY))
})

test('the privacy page says how long backups are kept', () => {
  expect(PRIVACY).toContain(`Backups: at most ${WEEKS} weeks.`)
})

test.each([
  'FIDE ID',
  'sex',
  'year of birth',
  'Children',
  'How long we keep it',
  'Who is responsible',
  '{operator}',
  'Who else receives data',
  '{mailService}',
])('the privacy page speaks of: %s', (subject) => {
  expect(PRIVACY).toContain(subject)
})

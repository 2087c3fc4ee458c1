import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '#core/time.ts'
import { isAudit } from '#test/support/audit.ts'
import { withDatabase } from '../../../scripts/run/database.ts'
import { migrate } from '../../../scripts/run/migrate.ts'

const state = mkdtempSync(join(tmpdir(), 'kibitz-outbox-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))
const now = Date.now()
const env = { ...process.env, KIBITZ_STATE: state }
const outbox = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/outbox.ts', ...args], { encoding: 'utf8', env })
const run = (...statements: string[]) =>
  withDatabase(state, ({ $client: d1 }) => d1.batch(statements.map((sql) => d1.prepare(sql))))
const find = async (sql: string) => {
  const [answer] = await run(sql)
  return answer!.results
}

const letter = (id: number, kind: string, recipient: string, more: Record<string, string | number | null> = {}) => {
  const row = { id, kind, recipient, subject: 'Secret subject', body: 'Secret link', created_at: now - HOUR, ...more }
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return `insert into letters (${Object.keys(row).join(', ')}) values (${values.join(', ')})`
}
const givenUp = (status: string, ago: number) => ({ status, failed_at: now - ago, tries: 9, until: now - ago })

beforeAll(async () => {
  await migrate(state)
  await run(
    `insert into users (id, username, unique_id, created_at, updated_at) values ('ann', 'ann', 'ann', 1, 1)`,
    `insert into tournaments (id, name, created_at, updated_at) values ('cup', 'Cup', 1, 1)`,
    letter(1, 'notice', 'waits@example.org', { until: now + DAY }),
    letter(2, 'notice', 'ann@example.org', givenUp('503', 2 * HOUR)),
    letter(3, 'verification', 'bob', givenUp('422 invalid_parameter', HOUR)),
    letter(4, 'passwordReset', 'cy@example.net', { ...givenUp('no answer', 3 * HOUR), body: '' }),
    `insert into push_subscriptions values (1, 'ann', 'https://push.example/secret-endpoint', 'k', 1)`,
    `insert into notifications (id, user_id, content, role, created_at) values (7, 'ann', 'Secret news', 'draw', ${now - HOUR})`,
    `update push_queue set failed_at = ${now - HOUR}, status = '403', tries = 1`,
    `insert into webhooks (id, tournament_id, url, secret, events, told, created_at, failing_since, disabled_at)
       values ('w-abc', 'cup', 'https://club.example/hook?secret-key', 's', '[]', 1, 1, 1, ${now - DAY})`,
    ...[1, 2].map(
      (seq) =>
        `insert into deliveries (id, webhook_id, seq, event, body, created_at, status, tried_at)
           values ('w-abc-${seq}', 'w-abc', ${seq}, 'result', 'Secret body', ${now - DAY}, ${seq === 1 ? 500 : null}, ${seq === 1 ? now - DAY : null})`,
    ),
  )
})

test('the outbox lists what waits and what was given up, without texts, addresses and secrets', () => {
  const shown = outbox()
  expect(shown.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
    'Waiting:',
    '1 | letters, the oldest from 1 hour ago',
    '0 | pushes to users',
    '0 | pushes to followers',
    '0 | webhook deliveries',
    'Given up (send again with --again ID, or --again all):',
    'letter:3 | verification | no address | 422 invalid_parameter | 1 hour ago',
    'letter:2 | notice | @example.org | 503 | 2 hours ago',
    'letter:4 | passwordReset | @example.net | no answer | 3 hours ago',
    'push:1 | draw | push.example | 403 | 1 hour ago',
    'webhook:w-abc | 2 of cup | club.example | 500 | 1 day ago',
    '',
  ])
  expect(shown).not.toMatch(/secret|ann@|bob/i)
})

test.runIf(isAudit)(
  'one letter is sent again, then all that can be; a letter whose link has expired is not',
  async () => {
    expect(outbox('--again', 'letter:2')).toBe('1 to be sent again, within a minute.\n')
    const [ann] = await find('select failed_at, tries, status, until from letters where id = 2')
    expect(ann).toMatchObject({ failed_at: null, tries: 0 })
    expect((ann as { until: number }).until).toBeGreaterThan(now + DAY)
    expect(outbox('--again', 'letter:4')).toMatch(/^Nothing to send again/)
    expect(outbox('--again', 'all')).toBe('3 to be sent again, within a minute.\n')
    expect(await find('select id from letters where failed_at is not null')).toEqual([{ id: 4 }])
    expect(await find('select failed_at from push_queue')).toEqual([{ failed_at: null }])
    expect(await find('select disabled_at, due_at from webhooks')).toEqual([{ disabled_at: null, due_at: 0 }])
  },
)

test.each(["letter:1' or 1=1", 'letters', ''])('%s is refused as an id', (asked) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/outbox.ts', '--again', asked], {
    encoding: 'utf8',
    env,
  })
  expect([status, stderr]).toEqual([1, `${asked} is no id of the list: run npm run outbox without --again.\n`])
})

import { DAY } from '#core/time.ts'
import { ago } from '#core/text/ago.ts'

/** How long a letter that is sent again is tried. */
const PATIENCE = 2 * DAY
/** Most rows of each kind that are listed. */
const MOST = 50
/** As in worker/data/letters.ts: without its link such a letter is worth nothing. */
const WITH_LINK = "('verification', 'passwordReset', 'emailChanged')"

const KINDS = ['letter', 'push', 'follow', 'webhook'] as const
type Kind = (typeof KINDS)[number]

/** What waits, by kind: how many, and since when the oldest. */
interface Waiting {
  kind: Kind
  count: number
  oldest: number | null
}

/** What was given up. `to` is a host or the domain of an address: the rest may be a secret. */
interface GivenUp {
  id: string
  about: string
  to: string
  status: string | null
  at: number
}

const WAITING = `
  select 'letter' as kind, count(*) as count, min(created_at) as oldest from letters where failed_at is null
  union all select 'push', count(*), min(n.created_at) from push_queue q join notifications n on n.id = q.notification_id
    where q.failed_at is null
  union all select 'follow', count(*), min(due_at) from follow_pushes where failed_at is null
  union all select 'webhook', count(*), min(d.created_at) from deliveries d join webhooks w on w.id = d.webhook_id
    where d.done_at is null and w.disabled_at is null`

/** The host of an address in a column. */
const host = (column: string): string =>
  `substr(${column}, instr(${column}, '//') + 2, instr(substr(${column}, instr(${column}, '//') + 2) || '/', '/') - 1)`

const GIVEN_UP = [
  `select 'letter:' || id as id, kind as about, coalesce(nullif(substr(recipient, instr(recipient, '@')), recipient), 'no address') as "to",
     status, failed_at as at from letters where failed_at is not null order by failed_at desc limit ${MOST}`,
  `select 'push:' || q.id as id, n.role as about, ${host('s.endpoint')} as "to", q.status, q.failed_at as at
     from push_queue q join push_subscriptions s on s.id = q.subscription_id join notifications n on n.id = q.notification_id
     where q.failed_at is not null order by q.failed_at desc limit ${MOST}`,
  `select 'follow:' || p.id as id, p.tournament_id as about, ${host('b.endpoint')} as "to", p.status, p.failed_at as at
     from follow_pushes p join follow_browsers b on b.id = p.browser_id
     where p.failed_at is not null order by p.failed_at desc limit ${MOST}`,
  `select 'webhook:' || w.id as id, count(d.id) || ' of ' || w.tournament_id as about, ${host('w.url')} as "to",
     (select coalesce(cast(nullif(status, 0) as text), 'no answer') from deliveries l where l.webhook_id = w.id and l.tried_at is not null
       order by l.tried_at desc limit 1) as status, w.disabled_at as at
     from webhooks w join deliveries d on d.webhook_id = w.id and d.done_at is null
     where w.disabled_at is not null group by w.id order by w.disabled_at desc limit ${MOST}`,
]

/** The statements that list the outbox, for `listText`. */
export const LISTING = [WAITING, ...GIVEN_UP].join(';\n')

/** The answers to `LISTING`, as D1 gives them. */
export type Listing = [{ results: Waiting[] }, ...{ results: GivenUp[] }[]]

const NAMES: Record<Kind, string> = {
  letter: 'letters',
  push: 'pushes to users',
  follow: 'pushes to followers',
  webhook: 'webhook deliveries',
}

/** What waits and what was given up, as lines of text. */
export function listText([waiting, ...dead]: Listing, now: number): string {
  const given = dead.flatMap(({ results }) => results)
  const lines = waiting.results.map(
    ({ kind, count, oldest }) =>
      `${String(count).padStart(7)}  ${NAMES[kind]}${oldest === null ? '' : `, the oldest from ${ago(oldest, now)}`}`,
  )
  const rows = given.map(({ id, about, to, status, at }) => [id, about, to, status ?? '', ago(at, now)])
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]!.length)))
  const table = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
  return [
    'Waiting:',
    ...lines,
    given.length === 0 ? 'Given up: none.' : 'Given up (send again with --again ID, or --again all):',
    ...table,
  ].join('\n')
}

const AGAIN: Record<Kind, (which: string, now: number) => string> = {
  // A letter with a link keeps the time at which its link expires. Once expired, its text is deleted and it isn’t sent.
  letter: (which, now) => `update letters set failed_at = null, tries = 0, due_at = ${now},
    until = case when kind in ${WITH_LINK} then until else ${now + PATIENCE} end
    where failed_at is not null and body <> '' ${which}`,
  push: (which, now) =>
    `update push_queue set failed_at = null, tries = 0, due_at = ${now} where failed_at is not null ${which}`,
  follow: (which, now) =>
    `update follow_pushes set failed_at = null, tries = 0, due_at = ${now} where failed_at is not null ${which}`,
  webhook: (which) => `update webhooks set disabled_at = null, failing_since = null, tries = 0, due_at = 0
    where disabled_at is not null and exists (select 1 from deliveries where webhook_id = webhooks.id and done_at is null)
    ${which}`,
}

/** The statements that send what was given up again: one id of the list, or all. Throws for what is no id. */
export function againStatements(asked: string, now: number): string {
  if (asked === 'all') return KINDS.map((kind) => `${AGAIN[kind]('', now)} returning 1`).join(';\n')
  const [, kind, id] = /^(letter|push|follow|webhook):([\w-]+)$/.exec(asked) ?? []
  if (!kind || !id) throw new Error(`${asked} is no id of the list: run npm run outbox without --again.`)
  return `${AGAIN[kind as Kind](`and id = '${id}'`, now)} returning 1`
}

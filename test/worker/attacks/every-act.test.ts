import { expect, test } from 'vitest'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { TokenScope } from '#core/people/scopes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isAudit } from '#test/support/audit.ts'
import { EVENT_STATES } from '#test/support/event-states.ts'
import { REQUEST_TYPES, requestsOf } from '#test/support/every-request.ts'
import { claimRow } from '#test/support/people.ts'
import { bindings, postJson, saveAs } from '#test/support/worker.ts'
import { aToken, aWorld, ROLES, type Role, type World } from '#test/support/world.ts'
import { isOfResults } from '#worker/use-cases/desk-change.ts'

// Every change in every state of an event by every role and token: it is made, or refused with a sentence, and nobody
// makes one without the right to. The gate sends a fixed selection of them.

const CALLERS = [...ROLES, 'read token', 'results token', 'manage token'] as const
type CallerName = (typeof CALLERS)[number]
const STATES = Object.entries<Snapshot>(EVENT_STATES)
/** One refusal, which is shown at a field, has no full stop. */
const SENTENCE = /^([\p{Lu}\d].*[.?]|Link does not match format for a \S+ link)$/su
let [events, places] = [0, 0]

const scopeOf = (caller: CallerName): TokenScope | undefined =>
  caller.endsWith(' token') ? (caller.split(' ')[0] as TokenScope) : undefined

/** Saves an event in this state, with the world's people in their roles. */
async function anEvent({ id }: World, { desk, ...snapshot }: Snapshot): Promise<string> {
  const event = `every${(events += 1)}`
  await saveAs({ ...snapshot, id: event })
  const run = (sql: string, ...values: unknown[]) => bindings.DB.prepare(sql).bind(...values)
  await bindings.DB.batch([
    run('update tournaments set organiser_id = ? where id = ?', id('director'), event),
    run('insert into deputies values (?, ?)', event, id('deputy')),
    claimRow(event, 1, { user_id: id('player'), owner: id('player') }),
    ...desk!.draws.map(({ round, engine, version = null, proposed, pairs, publishAt = null }) =>
      run(
        'insert into draws (tournament_id, round, engine, version, proposed, pairs, publish_at) values (?, ?, ?, ?, ?, ?, ?)',
        event,
        round,
        engine,
        version,
        JSON.stringify(proposed),
        JSON.stringify(pairs),
        publishAt,
      ),
    ),
  ])
  return event
}

/** Other calls that change an event, by the path below it. */
const CALLS: [call: string, ask: (id: string) => { path: string; body: object }][] = [
  ['undo', (id) => ({ path: `/tournament/${id}/undo`, body: {} })],
  ['undo a version', (id) => ({ path: `/tournament/${id}/undo`, body: { version: 1 } })],
  ['redo', (id) => ({ path: `/tournament/${id}/redo`, body: {} })],
  ['setResult', (id) => ({ path: `/tournament/${id}/setResult`, body: { match: `${id}-1-1`, outcome: '01' } })],
  [
    'setResults',
    (id) => ({
      path: `/tournament/${id}/setResults`,
      body: {
        results: [
          { match: `${id}-1-1`, outcome: '01' },
          { match: `${id}-9-9`, outcome: '01' },
        ],
      },
    }),
  ],
  ['confirmResults', (id) => ({ path: `/tournament/${id}/confirmResults`, body: {} })],
  ['undoResult', (id) => ({ path: `/tournament/${id}/undoResult`, body: { match: `${id}-1-1` } })],
  ['join', (id) => ({ path: `/tournament/${id}/join`, body: {} })],
  ['withdraw', (id) => ({ path: `/tournament/${id}/withdraw`, body: {} })],
  ['answerRequest', (id) => ({ path: `/tournament/${id}/answerRequest`, body: { user: 'nobody', accept: true } })],
  ['ask', (id) => ({ path: `/tournament/${id}/ask`, body: { kind: 'bye', no: 1, round: 2, bye: 'H' } })],
  [
    'answerAsk',
    (id) => ({ path: `/tournament/${id}/answerAsk`, body: { kind: 'withdraw', no: 1, round: 2, accept: true } }),
  ],
  [
    'handInLineUp',
    (id) => ({ path: `/tournament/${id}/handInLineUp`, body: { round: 1, team: 1, individuals: [1, 0] } }),
  ],
  [
    'proposed time',
    (id) => ({ path: `/tournament/${id}/proposeTime`, body: { round: 1, no: 1, times: [Date.UTC(2030, 1)] } }),
  ],
  ['answered time', (id) => ({ path: `/tournament/${id}/answerTime`, body: { round: 1, no: 1, at: null } })],
  [
    'statement',
    (id) => ({ path: `/tournament/${id}/state`, body: { round: 1, no: 1, kind: 'protest', text: 'Too late.' } }),
  ],
  ['setRoster', (id) => ({ path: `/tournament/${id}/setRoster`, body: { team: 1, roster: [{ name: 'Zoe' }] } })],
  ['announce', (id) => ({ path: `/tournament/${id}/announce`, body: { announcement: 'Lunch at noon.' } })],
  ['reported result', (id) => ({ path: '/submit/result', body: { id: `${id}-1-1`, outcome: '==' } })],
  [
    'game link',
    (id) => ({
      path: '/submit/gameLink',
      body: { id: `${id}-1-1`, tournamentId: id, link: 'https://lichess.org/AbCdEfGh' },
    }),
  ],
  ['removed link', (id) => ({ path: '/submit/removeGameLink', body: { id: `${id}-1-1` } })],
  ['look of an arbiter', (id) => ({ path: '/help/look', body: { secret: id } })],
  [
    'result of an arbiter',
    (id) => ({ path: '/help/enter', body: { secret: id, round: 1, no: 1, result: { outcome: '01' } } }),
  ],
  ['undo of an arbiter', (id) => ({ path: '/help/undo', body: { secret: id, version: 1 } })],
]

interface Cell {
  name: string
  snapshot: Snapshot
  caller: CallerName
  ask: (id: string) => { path: string; body: object }
  /** Whether this caller may make the change; undefined where that depends on more than the role. */
  isAllowed: boolean | undefined
}

const mayRequest = (caller: CallerName, request: DeskRequest): boolean =>
  ['director', 'deputy', 'siteAdmin', 'manage token'].includes(caller) ||
  (caller === 'results token' && isOfResults(request))

/** For each caller the first request of a type, and for the director all. */
const deskCells = ([state, snapshot]: (typeof STATES)[number]): Cell[] =>
  REQUEST_TYPES.flatMap((type) =>
    requestsOf(snapshot, type).flatMap((request, at) =>
      (at === 0 ? CALLERS : (['director'] as const)).map((caller) => ({
        name: `${state}, ${caller}: ${JSON.stringify(request)}`,
        snapshot,
        caller,
        ask: (id: string) => ({ path: `/tournament/${id}/change`, body: { request, reason: 'Ruling' } }),
        isAllowed: mayRequest(caller, request),
      })),
    ),
  )

const otherCells = ([state, snapshot]: (typeof STATES)[number]): Cell[] =>
  CALLS.flatMap(([call, ask]) =>
    CALLERS.map((caller) => ({
      name: `${state}, ${caller}: ${call}`,
      snapshot,
      caller,
      ask,
      isAllowed:
        ['visitor', 'expired', 'read token'].includes(caller) && call !== 'look of an arbiter' ? false : undefined,
    })),
  )

/** In the gate one cell in so many, which still meets each state, type of request and caller. */
const EACH = isAudit ? 1 : 89

test('every change in every state of an event by every role and token is made or refused with a sentence', async () => {
  const all = STATES.flatMap((state) => [...deskCells(state), ...otherCells(state)])
  const cells = all.filter((_, at) => at % EACH === 0)
  const violations: string[] = []
  let world = await aWorld()
  let event: { of: Snapshot; id: string } | undefined
  for (const [at, { name, snapshot, caller, ask, isAllowed }] of cells.entries()) {
    // Limits count the calls of an account.
    if (at % 200 === 199) [world, event] = [await aWorld(), undefined]
    if (event?.of !== snapshot) event = { of: snapshot, id: await anEvent(world, snapshot) }
    const { path, body } = ask(event.id)
    const scope = scopeOf(caller)
    const headers = scope ? await aToken(world, scope) : world.headers[caller as Role]
    places += 1
    const place = `198.51.${places >> 8}.${places & 255}`
    const { status, text } = await postJson(`/api${path}`, body, { ...headers, 'cf-connecting-ip': place })
    const isFine = status < 400 ? isAllowed !== false : status < 500 && status !== 429 && SENTENCE.test(text)
    if (!isFine) violations.push(`${name}: ${status} ${text}`)
    // What was changed is not the same event any more.
    if (status < 400) event = undefined
  }
  console.log(
    `changes × states × roles and tokens: ${cells.length} of ${all.length} cells, ${violations.length} violations`,
  )
  expect(violations).toEqual([])
})

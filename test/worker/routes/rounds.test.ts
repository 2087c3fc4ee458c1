import { expect, test } from 'vitest'
import type { DayRound } from '#core/rows/day-round.ts'
import { DAY, HOUR } from '#core/time.ts'
import { plan } from '#test/support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'
import { makeSummaries } from '#worker/jobs/summaries.ts'

const JULY = Date.UTC(2031, 6, 4, 15)
const period = (from: number, to: number) => `/api/rounds?from=${from}&to=${to}`
const ids = async (from: number, to: number) => (await fetchJson<DayRound[]>(period(from, to))).map(({ id }) => id)

await aSaved({
  id: 'daycup',
  name: 'Day Cup',
  players: 4,
  rounds: ['1-2 1, 3-4 1'],
  dates: [JULY, JULY + 2 * HOUR, '2031-07-06'],
  settings: { vanityURL: 'Day', totalRounds: 3 },
})
await aSaved({ id: 'secretday', players: 2, rounds: ['1-2 1'], dates: [JULY], settings: { public: false } })

test('rounds of public events are listed by their start, with an hour or a day', async () => {
  expect(await ids(JULY, JULY + 3 * DAY)).toEqual(['daycup-1', 'daycup-2', 'daycup-3'])
  expect(await ids(JULY + 1, JULY + HOUR)).toEqual([])
})

test('a round has its event, its state and who leads', async () => {
  await makeSummaries(bindings, JULY)
  const [first, second] = await fetchJson<DayRound[]>(period(JULY, JULY + 4 * HOUR))
  expect(first).toMatchObject({
    tournamentId: 'daycup',
    name: 'Day Cup',
    href: '/t/Day/dashboard',
    round: 1,
    totalRounds: 3,
    startsAt: JULY,
    state: 'over',
    summary: { finished: 2, pairings: 2, leading: 2 },
  })
  expect(second).toMatchObject({ round: 2, state: 'ahead', summary: null })
})

test('readers who hide results see the rounds without who leads', async () => {
  const rounds = await fetchJson<DayRound[]>(period(JULY, JULY + 5 * HOUR), { headers: { cookie: 'spoilers=hide' } })
  expect(rounds.map(({ summary }) => summary)).toEqual([null, null])
})

test('without a period they are those from a day ago until a day ahead', async () => {
  await aSaved({ id: 'nowday', players: 2, rounds: ['1-2 *'], dates: [Date.now() + HOUR] })
  expect((await fetchJson<DayRound[]>('/api/rounds')).map(({ id }) => id)).toEqual(['nowday-1'])
})

test.each(['from=1', 'from=x&to=5', `from=0&to=${8 * DAY}`, 'from=5&to=1'])(
  'the period %s is refused',
  async (query) => {
    expect((await ask(`/api/rounds?${query}`)).status).toBe(400)
  },
)

test('the rounds of a period are found by an index', async () => {
  const { statements } = await ask(period(JULY, JULY + 7 * HOUR))
  expect(statements).toHaveLength(1)
  const steps = (await plan(bindings.DB, statements[0]!)).join('\n')
  expect(steps).toContain('INDEX rounds_by_start')
  expect(steps).toContain('INDEX rounds_by_day')
  expect(steps).not.toMatch(/SCAN (rounds|tournaments|t)\b/)
})

import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { momentIn } from '#core/text/zone-clock.ts'
import { checkCalendar } from '#test/support/calendar.ts'
import { aDirector, aMade, person, START } from '#test/support/made-tournament.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

const ZONE = 'America/New_York'
/** 19:00 in New York is midnight in UTC. */
const EVENING = momentIn(ZONE, '2026-11-21T19:00')

test('a round at midnight UTC keeps its hour, and a day without an hour is no moment', async () => {
  const made = await aMade('nyweekend', { rounds: 3, system: 'swiss' })
  const dates = [EVENING, '2026-11-22', null]
  expect(EVENING % 86_400_000).toBe(0)
  expect(await made.change({ type: 'editEvent', settings: { timeZone: ZONE }, dates })).toMatchObject({ status: 200 })
  await made.does(...START)
  expect(await made.snapshot()).toMatchObject({ dates, settings: { timeZone: ZONE } })
  const path = `/api/tournament/${made.id}`
  expect(await fetchJson(`${path}/fetchRounds`)).toEqual({ 1: EVENING, 2: '2026-11-22', 3: null })
  const { events } = checkCalendar((await ask(`${path}/calendar.ics`)).text)
  expect(events.map((event) => event['DTSTART'] ?? event['DTSTART;VALUE=DATE'])).toEqual([
    '20261122T000000Z',
    '20261122',
  ])
  const { response } = await ask(`${path}/pairings.csv?round=1`)
  expect(response.headers.get('content-disposition')).toContain('2026-11-21')
  expect((await ask(`${path}/tournament.trf?version=26`)).text).toMatch(/^132 .*26\/11\/21 {2}26\/11\/22/m)
})

test('events are listed by their first day or moment, as they are', async () => {
  const headers = await aDirector('listed-starts')
  const create = async (name: string, startsAt: number | string) =>
    (await postJson('/api/tournament/create', { name, rounds: 3, startsAt, timeZone: ZONE, isOpen: true }, headers))
      .text
  const ids = [await create('Days of Ost', '2031-03-01'), await create('Hours of Ost', Date.UTC(2031, 2, 1))]
  expect(ids.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(['daysofost', 'hoursofost'])
  // Midnight in Greenwich is the evening before in New York.
  const rows = await fetchJson<AnswerOf<'get', '/events'>>('/api/events?from=2031-02-28&to=2031-03-01')
  expect(rows.map(({ id, startedAt }) => [id, startedAt])).toEqual([
    ['hoursofost', Date.UTC(2031, 2, 1)],
    ['daysofost', '2031-03-01'],
  ])
})

test('dates can be changed before and after the start, and every change is undone', async () => {
  const made = await aMade('movable', { rounds: 3, system: 'swiss' })
  const move = (...dates: unknown[]) => made.change({ type: 'editEvent', dates })
  await move(EVENING, EVENING + 86_400_000)
  await made.does(...START)
  await move(EVENING, EVENING + 90_000_000, '2026-11-24')
  expect((await made.history())[0]!.words).toBe(
    'Round 2 starts 2026-11-23T01:00Z, was 2026-11-23T00:00Z. Round 3 starts 24 Nov 2026',
  )
  const { version } = (await made.history())[0]!
  expect((await postJson(`/api/tournament/${made.id}/undo`, { version }, made.headers)).status).toBe(200)
  expect((await made.snapshot()).dates).toEqual([EVENING, EVENING + 86_400_000])
})

test('dates that somebody else has changed meanwhile are not overwritten', async () => {
  const made = await aMade('twoplanners', { rounds: 3, startsAt: EVENING })
  await made.does({ type: 'editEvent', dates: [EVENING, '2026-11-22'], was: [EVENING] })
  expect(await made.change({ type: 'editEvent', dates: ['2026-11-20'], was: [EVENING, null] })).toMatchObject({
    status: 409,
    message: 'The schedule was changed meanwhile. Look at it again, then change it.',
  })
  expect((await made.snapshot()).dates).toEqual([EVENING, '2026-11-22'])
})

test('what is no start and no time zone is refused in a sentence', async () => {
  const made = await aMade('nostart', { rounds: 3 })
  for (const date of ['2026-02-30', 'tomorrow', '', -1, 1.5, 1e17, { day: 1 }]) {
    expect(await made.change({ type: 'editEvent', dates: [date] })).toMatchObject({
      status: 400,
      message: 'Give a start in milliseconds since 1970, or as a day such as 2026-06-18.',
    })
  }
  for (const timeZone of ['Mars', 'Europe/Prague ', '', 5]) {
    expect(await made.change({ type: 'editEvent', settings: { timeZone } })).toMatchObject({
      status: 400,
      message: 'That isn’t a time zone. Use a name such as Europe/Prague.',
    })
  }
})

test('line-ups of a round at midnight UTC become due; those of a day without an hour do not', async () => {
  const entries = ['Rooks', 'Knights'].map((name) => person(name))
  const due = async (id: string, start: number | string) => {
    const made = await aMade(id, { competitors: 'team', gamesPerMatch: 2, rounds: 2, entries, startsAt: start })
    await made.does(...START)
    return (
      await fetchJson<AnswerOf<'get', '/tournament/:id/getLineUps'>>(`/api/tournament/${made.id}/getLineUps?round=1`)
    ).due
  }
  expect(await due('duemidnight', EVENING)).toBe(EVENING)
  expect(await due('dueday', '2026-11-21')).toBeNull()
})

test('a past version has the dates of that time', async () => {
  const made = await aMade('pastdates', { rounds: 3, startsAt: '2026-11-21' })
  await made.does(...START)
  const { version } = await made.snapshot()
  await made.does({ type: 'editEvent', dates: [EVENING] })
  const past = await fetchJson<Snapshot>(`/api/tournament/${made.id}/getMoment?at=${version}`)
  expect(past.dates).toEqual(['2026-11-21'])
})

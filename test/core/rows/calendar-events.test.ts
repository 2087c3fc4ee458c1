import { expect, test } from 'vitest'
import { competitorEvents, followedCalendar, tournamentEvents } from '#core/rows/calendar-events.ts'
import { icalendar } from '#core/text/calendar.ts'
import { HOUR } from '#core/time.ts'
import { aRound, aSnapshot } from '../../support/build.ts'
import { checkCalendar } from '../../support/calendar.ts'

const SITE = 'https://kibitz.example:8443'
const EVENING = Date.UTC(2026, 9, 31, 18)
const league = aSnapshot({
  id: 'league',
  version: 12,
  name: 'League',
  players: ['Rooks', 'Knights', 'Kings'],
  settings: { competitors: 'team', vanityURL: 'the-league', location: 'Delft, hall; 2' },
  rounds: [
    aRound('1-2 1, 3 U'),
    aRound('3-1 *, 2 U', { facts: { 0: { startTime: EVENING + HOUR, link: 'https://lichess.org/abcdefgh' } } }),
  ],
  dates: ['2026-10-24', EVENING, null],
})

test('a tournament’s calendar has its rounds, and matches with a time of their own', () => {
  const events = tournamentEvents(league, SITE)
  expect(events.map(({ uid, summary, start }) => [uid, summary, start])).toEqual([
    ['league-1@kibitz.example', 'League: round 1', '2026-10-24'],
    ['league-2@kibitz.example', 'League: round 2', EVENING],
    ['league-2-1@kibitz.example', 'Kings – Rooks', EVENING + HOUR],
  ])
  expect(events[2]).toMatchObject({
    url: `${SITE}/t/the-league/pairings/2#league-2-1`,
    description: 'League, round 2\nhttps://lichess.org/abcdefgh',
    sequence: 12,
    changed: league.updatedAt,
  })
})

test('a competitor’s calendar has their own matches, without byes and rounds without a date', () => {
  expect(competitorEvents(league, 2, SITE).map(({ uid }) => uid)).toEqual(['league-1-1@kibitz.example'])
  expect(competitorEvents({ ...league, dates: [] }, 1, SITE).map(({ uid }) => uid)).toEqual([
    'league-2-1@kibitz.example',
  ])
})

test('an aborted match is cancelled', () => {
  const given = { ...league, rounds: [aRound('1-2 *', { facts: { 0: { aborted: true, startTime: EVENING } } })] }
  expect(icalendar(tournamentEvents(given, SITE), { stamp: 0 })).toContain('STATUS:CANCELLED')
})

test('a tournament without dates still makes a calendar', () => {
  const text = icalendar(tournamentEvents(aSnapshot({ players: 2 }), SITE), { stamp: 0, name: 'Cup' })
  expect(text).toContain('BEGIN:VTIMEZONE')
  checkCalendar(text)
})

test('special characters in names are escaped', () => {
  const hostile = {
    ...league,
    name: 'A;B,C\\D\r\nEND:VCALENDAR\u0007',
    settings: { ...league.settings, location: '🙂'.repeat(99) },
  }
  const { events } = checkCalendar(icalendar(tournamentEvents(hostile, SITE), { stamp: EVENING, name: hostile.name }))
  expect(events).toHaveLength(3)
  expect(events[0]!['SUMMARY']).toBe('A\\;B\\,C\\\\D\\nEND:VCALENDAR : round 1')
})

test('a competitor’s calendar has the rounds ahead, with the opponent where the table of a round robin decides', () => {
  const day = (date: number) => Date.UTC(2026, 9, date, 18)
  const given = { id: 'ring', name: 'Ring', players: ['Ann', 'Bo', 'Cy', 'Di'], dates: [day(1), day(2), day(3)] }
  const snapshot = aSnapshot({
    ...given,
    rounds: ['1-4 *, 2-3 *'],
    settings: { pairingSystem: 'roundRobin', totalRounds: 3 },
  })
  const own = (no: number, whole?: typeof snapshot) =>
    competitorEvents(snapshot, no, SITE, whole).map(({ summary, start }) => [summary, start])
  expect(own(1, snapshot)).toEqual([
    ['Ann – Di', day(1)],
    ['Ann – Bo', day(2)],
    ['Cy – Ann', day(3)],
  ])
  expect(own(1)).toEqual([
    ['Ann – Di', day(1)],
    ['Ring: round 2', day(2)],
    ['Ring: round 3', day(3)],
  ])
  const swiss = aSnapshot({ ...given, rounds: ['1-4 *, 2-3 *'], settings: { totalRounds: 3 } })
  expect(competitorEvents(swiss, 2, SITE).map(({ summary }) => summary)).toEqual([
    'Bo – Cy',
    'Ring: round 2',
    'Ring: round 3',
  ])
  const knockout = aSnapshot({ ...given, rounds: ['1-4 *, 2-3 *'], settings: { pairingSystem: 'knockout' } })
  expect(competitorEvents(knockout, 2, SITE)).toHaveLength(1)
  // Two players who meet have one match in the calendar of a follower.
  const entries = [1, 2].map((no) => ({ snapshot, no, players: 4, boards: new Map<string, number>() }))
  const uids = followedCalendar({ events: [], entries }, SITE, new Map([['ring', snapshot]])).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uids).toHaveLength(5)
})

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { profileMatches } from '#core/rows/entry-slice.ts'
import type { Facts } from '#core/match/facts.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { HOUR } from '#core/time.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { MatchList } from '#web/parts/match/match-list.tsx'
import { reminderIcs } from '#web/parts/match/reminder.ts'

const NOW = Date.now()
const LINK = 'https://www.chess.com/club/matches/live/77'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const event = (rounds: [result: string, facts?: Facts][], rest: Parameters<typeof aSnapshot>[0] = {}) =>
  aSnapshot({
    players: ['Red NED', 'Blue NOR'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: rounds.map(([result, facts]) => aRound(`1-2 ${result}`, facts && { facts: { 0: facts } })),
    ...rest,
  })
const cards = (...input: Parameters<typeof event>): ProfileMatch[] =>
  profileMatches({ snapshot: event(...input), no: 1, players: 2, boards: new Map() }, NOW)
const shown = (all: ProfileMatch[], first: Parameters<typeof onScreen>[1] = []) => {
  onScreen(<MatchList matches={all} />, first)
  return screen.queryAllByRole('article')
}

test('a match that is decided while its games go on says so, with its score', () => {
  const [card] = shown(cards([['*2½:½', { startTime: NOW - HOUR }]]))
  expect(within(card!).getByText('Decided')).toBeTruthy()
  expect(card!.textContent).toMatch(/Red2½.*Blue½/)
})

test('matches to come are under UPCOMING MATCHES, finished ones under PAST MATCHES', () => {
  shown(cards([['3:1'], ['*']]))
  const [upcoming, past] = ['UPCOMING MATCHES', 'PAST MATCHES'].map((name) => screen.getByRole('region', { name }))
  expect(within(upcoming!).getByRole('link', { name: 'Round 2' })).toBeTruthy()
  expect(within(past!).getByRole('link', { name: 'Round 1' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'PAST MATCHES' })).toBeTruthy()
})

test('a live match is neither to come nor past: it has a list of its own', () => {
  shown(cards([['3:1'], ['*1:0', { bodyStatus: 'in_progress', link: LINK }]]))
  expect(within(screen.getByRole('region', { name: 'LIVE MATCHES' })).getAllByRole('article')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'UPCOMING MATCHES' })).queryAllByRole('article')).toEqual([])
})

test('an aborted match has no link to join its game', () => {
  shown(cards([['*', { aborted: true, link: LINK }]]))
  expect(screen.queryByRole('link', { name: 'Join game link' })).toBeNull()
})

test('names lead to the teams’ pages, the round to its pairings, the tournament to its page', () => {
  const [card] = shown(cards([['3:1']], { settings: { competitors: 'team', vanityURL: 'The-Cup' } }))
  const to = (name: string) => within(card!).getByRole('link', { name }).getAttribute('href')
  expect(to('Red')).toBe('/team/cup-1')
  expect(to('Blue')).toBe('/team/cup-2')
  expect(to('Round 1')).toBe('/t/The-Cup/pairings/1#cup-1-1')
  expect(to('Cup')).toBe('/t/The-Cup/dashboard')
})

test('the list links to its calendar, where that has an address', () => {
  onScreen(<MatchList matches={[]} calendar="/api/team/cup-1/calendar.ics" />)
  const calendar = screen.getByRole('link', { name: 'Calendar' })
  expect(calendar.getAttribute('href')).toBe('/api/team/cup-1/calendar.ics')
  expect(within(screen.getByRole('region', { name: 'UPCOMING MATCHES' })).getByRole('link')).toBe(calendar)
})

test('in an event of individuals names lead to players', () => {
  const [card] = shown(cards([['1']], { settings: {} }))
  expect(within(card!).getByRole('link', { name: 'Red' }).getAttribute('href')).toBe('/player/cup-1')
})

test.each([
  ['3:1', 'Win'],
  ['2:2', 'Draw'],
  ['1:3', 'Loss'],
])('%s is a %s for whose card it is', (result, word) => {
  const [card] = shown(cards([[result, { link: LINK }]]))
  expect(within(card!).getByText(word)).toBeTruthy()
  expect(within(card!).getByRole('button', { name: 'Scores' }).getAttribute('aria-expanded')).toBe('false')
})

test('a finished match without a link says so', () => {
  const [card] = shown(cards([['3:1']]))
  expect(within(card!).getByText('No game link added')).toBeTruthy()
  expect(within(card!).queryByRole('button')).toBeNull()
})

test('a match before its start has a reminder, and a way to its games when their link is known', () => {
  const start = NOW + HOUR
  const [linked, plain] = shown(
    cards([
      ['*', { startTime: start }],
      ['*', { startTime: start, link: LINK }],
    ]),
  )
  expect(within(linked!).getByRole('button', { name: 'Set reminder' })).toBeTruthy()
  expect(within(linked!).getByRole('link', { name: 'Join game link' }).getAttribute('href')).toBe(LINK)
  expect(within(plain!).getByText('No game link added')).toBeTruthy()
})

test('a reminder is a calendar file with the match, its page and an alarm', () => {
  const [match] = cards([['*', { startTime: NOW + HOUR, link: LINK }]])
  const text = reminderIcs(match!, NOW + HOUR, NOW).replaceAll('\r\n ', '')
  expect(text).toContain('SUMMARY:Red – Blue\r\n')
  expect(text).toContain(`DESCRIPTION:Cup\\, round 1\\n${LINK}\r\n`)
  expect(text).toMatch(/URL:.*\/t\/cup\/pairings\/1#cup-1-1\r\n/)
  expect(text).toContain('TRIGGER:-PT15M\r\n')
})

test('a match of which only the day is known is an all-day event in the calendar', () => {
  const day = '2026-06-26'
  const [match] = cards([['*']])
  const text = reminderIcs({ ...match!, roundTime: day }, day, NOW)
  expect(text).toContain('DTSTART;VALUE=DATE:20260626\r\n')
  expect(text).not.toContain('DTEND')
})

test('a match without a date has no reminder', () => {
  const [card] = shown(cards([['*']]))
  expect(within(card!).queryByRole('button', { name: 'Set reminder' })).toBeNull()
})

test('a running match shows its score so far, that it is live, and where it is played', () => {
  const [card] = shown(cards([['*2:1', { startTime: NOW - HOUR, link: LINK }]]))
  expect(within(card!).getByText('Live')).toBeTruthy()
  expect(within(card!).getByRole('link', { name: 'Join game link' })).toBeTruthy()
  expect(within(card!).queryByRole('button', { name: 'Set reminder' })).toBeNull()
  expect(card!.textContent).toMatch(/Red2.*Blue1/)
})

test('an aborted match says so', () => {
  const [card] = shown(cards([['*', { aborted: true }]]))
  expect(within(card!).getByText('Aborted')).toBeTruthy()
})

const GAMES = [1, 2].flatMap((board) =>
  [true, false].map((first, at) => ({
    white: { username: first ? `r${board}` : `b${board}`, result: first ? 1 : 0.5, team: first ? 'Red' : 'Blue' },
    black: { username: first ? `b${board}` : `r${board}`, result: first ? 0 : 0.5, team: first ? 'Blue' : 'Red' },
    pgn: '',
    board,
    game: 2 * board + at - 1,
    link: null,
    startTime: null,
    endTime: null,
  })),
)

test('opening a match loads its games and puts its id into the address; closing clears the address', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ games: GAMES }))
  const [card] = shown(cards([['3:1', { link: LINK }]]))
  fireEvent.click(within(card!).getByRole('button', { name: 'Scores' }))
  expect(location.hash).toBe('#cup-1-1')
  const boards = within(await screen.findByRole('list', { name: 'Boards: Red – Blue' })).getAllByRole('listitem')
  expect(boards.map(({ textContent }) => textContent)).toEqual(['1r11½b11½–½', '2r21½b21½–½'])
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/result/cup-1-1?games=true'])
  fireEvent.click(within(card!).getByRole('button', { name: 'Scores' }))
  expect(location.hash).toBe('')
  expect(screen.queryByRole('list', { name: 'Boards: Red – Blue' })).toBeNull()
})

test('a match that the address names is open, however far down the list it is', () => {
  history.replaceState(null, '', '/#cup-1-1')
  const rounds = Array.from({ length: 30 }, (): [string, Facts] => ['3:1', { link: LINK }])
  const all = shown(cards(rounds), [[['result', 'cup-1-1'], { games: GAMES }]])
  expect(all).toHaveLength(30)
  expect(screen.getByRole('list', { name: 'Boards: Red – Blue' })).toBeTruthy()
})

test('many past matches are shown twenty at a time', () => {
  expect(shown(cards(Array.from({ length: 45 }, (): [string] => ['3:1'])))).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  expect(screen.getAllByRole('article')).toHaveLength(40)
  fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect(screen.getAllByRole('article')).toHaveLength(45)
})

test('a link that is no web address leads nowhere', () => {
  const [card] = shown(cards([['*', { link: 'javascript:alert(1)' }]]))
  expect(within(card!).queryByRole('link', { name: 'Join game link' })).toBeNull()
})

test('an empty list says so', () => {
  shown([])
  expect(screen.getByText('No upcoming matches.')).toBeTruthy()
  expect(screen.getByText('No past matches yet.')).toBeTruthy()
})

import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '#core/time.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { PairingTable } from '#web/parts/pairings/pairing-table.tsx'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { inRouter } from '#test/support/screen.tsx'

const NOW = Date.UTC(2026, 0, 10, 12)
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const table = (snapshot: Snapshot, round = snapshot.round, pointed?: string) => (
  <PairingTable
    caption="Pairings"
    pairings={pairings(snapshot, round)}
    entrants={competitorsBefore(snapshot, round)}
    settings={snapshot.settings}
    now={NOW}
    {...(pointed && { pointed })}
  />
)
const shown = (snapshot: Snapshot, pointed?: string) => {
  inRouter(table(snapshot, snapshot.round, pointed))
  return screen.getAllByRole('row').slice(1)
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('a row mirrors rank, name, points, rating and score of both sides around the status', () => {
  const snapshot = aSnapshot({ players: ['GM Ann Lee 2400 NED', 'Bob Ray 2300'], rounds: ['1-2 1', '2-1 ='] })
  const [row] = shown(snapshot)
  expect(cells(row!)).toEqual([
    '2',
    'Bob Ray',
    '0 · 2300',
    '½',
    'Board 1: Bob Ray – Ann Lee. Confirmed',
    '½',
    '1 · 2400',
    'NetherlandsGM Ann Lee',
    '1',
  ])
})

test('before the start there is no score, only the colours', () => {
  const [row] = shown(aSnapshot({ rounds: [aRound('1-2 *', { facts: { 0: { startTime: NOW + 3_600_000 } } })] }))
  expect(within(row!).getByLabelText('White')).toBeTruthy()
  expect(cells(row!)[4]).toMatch(/^Board 1: P1 – P2\. \d\d:\d\dScheduled$/)
})

test('a start that is not today says its day', () => {
  const [row] = shown(aSnapshot({ rounds: [aRound('1-2 *', { facts: { 0: { startTime: NOW + 3 * DAY } } })] }))
  expect(cells(row!)[4]).toMatch(/^Board 1: P1 – P2\. 13 Jan( \d{4})?, \d\d:\d\dScheduled$/)
})

test('each status is written in words', () => {
  const facts = {
    0: { startTime: NOW - 1 },
    1: { bodyStatus: 'finished', provisional: true as const },
    2: { registrationTime: NOW - 1 },
    3: { aborted: true as const },
  }
  const rows = shown(aSnapshot({ rounds: [aRound('1-2 *, 3-4 1, 5-6 *, 7-8 *, 9-10 *, 11 H', { facts })] }))
  expect(rows.map((row) => cells(row)[4]!.replace(/^Board .*\. /, ''))).toEqual([
    'Live',
    'FinishedProvisional',
    'Registered',
    'Aborted',
    'Pending',
    'Half point',
  ])
})

test('a result that was corrected too late to count is shown as the rating report has it', () => {
  const [row] = shown(aSnapshot({ rounds: [aRound('1-2 1', { facts: { 0: { rated: '==' } } })] }))
  expect(cells(row!).slice(3, 6)).toEqual(['1', 'Board 1: P1 – P2. Rated ½–½', '0'])
})

test('a bye shows BYE and no score', () => {
  const [row] = shown(aSnapshot({ players: ['Ann'], rounds: ['1 U'] }))
  expect(cells(row!).slice(3)).toEqual(['1', 'Allocated', '', '', 'BYE', ''])
})

test('a match opens to its boards and links to the chess site; a single game does not', () => {
  const snapshot = aSnapshot({
    players: ['Rooks', 'Knights', 'Kings', 'Pawns'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [
      aRound('1-2 2½:1½, 3-4 2:2', {
        games: ['10==01==', ''],
        facts: { 0: { boards: 2, link: 'https://www.chess.com/club/matches/live/7' } },
      }),
    ],
  })
  const [match, plain] = shown(snapshot)
  expect(within(plain!).queryByRole('button')).toBeNull()
  fireEvent.click(within(match!).getByRole('button'))
  expect(screen.getAllByRole('listitem').map((board) => board.textContent)).toEqual(['Board 11½–½', 'Board 2½–1½'])
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View on chess site' }).href).toBe(
    'https://www.chess.com/club/matches/live/7',
  )
})

test('one link over the whole row leads to its match, and names place, players and status', () => {
  const [single] = shown(aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1'] }))
  const links = within(single!).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/cup/player/1', '/g/cup-1-1', '/t/cup/player/2'])
  expect(links[1]!.textContent).toBe('Board 1: Ann – Bob. Confirmed')
})

test('teams meet at tables, and a match that opens to its boards also links to its own page', () => {
  const rounds = [aRound('1-2 2½:1½', { games: ['10==01=='], facts: { 0: { boards: 2 } } })]
  const [match] = shown(aSnapshot({ settings: { competitors: 'team', gamePointTotal: 4 }, rounds }))
  const link = within(match!).getByTitle<HTMLAnchorElement>('Open match')
  expect(link.textContent).toMatch(/^Table 1: /)
  expect(link.contains(within(match!).getByRole('button', { name: 'Boards' }))).toBe(false)
})

test('a link that is no web address leads nowhere', () => {
  const facts = { 0: { boards: 1, link: 'javascript:alert(1)' } }
  const [match] = shown(aSnapshot({ rounds: [aRound('1-2 1', { games: ['10'], facts })] }))
  fireEvent.click(within(match!).getByRole('button'))
  expect(screen.queryByRole('link', { name: 'View on chess site' })).toBeNull()
})

test('a live match says how many games are over', () => {
  const round = aRound('1-2 *2:1', { games: ['1010==  '], facts: { 0: { bodyStatus: 'in_progress', boards: 2 } } })
  shown(aSnapshot({ settings: { competitors: 'team', gamePointTotal: 4 }, rounds: [round] }))
  expect(screen.getByLabelText('3 of 4 games finished')).toBeTruthy()
})

test('rows carry the id of their pairing, and the one that the address names is marked', () => {
  const [first, second] = shown(aSnapshot({ rounds: ['1-2 1, 3-4 1'] }), 'cup-1-2')
  expect([first!.id, second!.id]).toEqual(['cup-1-1', 'cup-1-2'])
  expect(second!.className).not.toBe(first!.className)
})

test('a score that changes gets a new element, the other rows keep theirs', () => {
  const at = (points: string) =>
    aSnapshot({
      settings: { competitors: 'team', gamePointTotal: 4 },
      rounds: [aRound(`1-2 *${points}, 3-4 *1:1`, { facts: { 0: { startTime: 1 }, 1: { startTime: 1 } } })],
    })
  const { rerender } = inRouter(table(at('1:0')))
  const tiles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByTitle('White on board 1')[0])
  const [one, other] = tiles()
  rerender(table(at('2:0')))
  const [changed, same] = tiles()
  expect(changed!.textContent).toBe('2')
  expect(changed).not.toBe(one)
  expect(same).toBe(other)
})

test('names that contain markup stay text', () => {
  const [row] = shown(aSnapshot({ players: ['<img src=x onerror=alert(1)>', 'محمد علي'], rounds: ['1-2 1'] }))
  expect(cells(row!)[1]).toContain('<img src=x onerror=alert(1)>')
  expect(row!.querySelector('img')).toBeNull()
  expect(within(row!).getByText('محمد علي').tagName).toBe('BDI')
})

test('both names lead to player pages, or in a team event to team pages', () => {
  shown(aSnapshot({ players: ['Ann Lee', 'Bob'], rounds: ['1-2 1'] }))
  expect(screen.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe('/t/cup/player/1')
  shown(aSnapshot({ players: ['Red', 'Blue'], rounds: ['1-2 1'], settings: { competitors: 'team' } }))
  expect(screen.getByRole('link', { name: 'Blue' }).getAttribute('href')).toBe('/t/cup/team/2')
})

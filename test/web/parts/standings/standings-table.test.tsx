import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { orderColumns } from '#web/parts/standings/order.ts'
import { standingsView } from '#web/parts/standings/standings-view.ts'
import { StandingsTable } from '#web/parts/standings/standings-table.tsx'
import { useOrder } from '#web/parts/standings/use-order.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { inRouter, onScreen } from '#test/support/screen.tsx'

function Sorted({ snapshot, sought = '' }: { snapshot: Snapshot; sought?: string }) {
  const standings = standingsView(snapshot, snapshot.round)
  const [order, orderHref] = useOrder(orderColumns(standings.columns, snapshot.settings.showRatings))
  return (
    <StandingsTable
      {...{ snapshot, standings, round: snapshot.round, sought, order, orderHref }}
      roundHref="/t/cup/pairings"
    />
  )
}
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const EVENT = aSnapshot({
  players: ['Ann Álvarez 2100', 'Bob Łuk 2300 POL', 'Cy Ek 2200', 'Dee 0'],
  settings: { tieBreaks: ['mostWins', 'BH'] },
  rounds: ['1-2 1, 3-4 1', '3-1 0, 2-4 ='],
})
function onPhone(phone: boolean): void {
  const match = vi.spyOn(globalThis, 'matchMedia')
  match.mockImplementation((media) => Object.assign(new EventTarget(), { matches: phone, media }) as MediaQueryList)
  onTestFinished(() => match.mockRestore())
}

test('rows show rank, change, starting number, name, rating, rounds, score and tie-breaks', () => {
  inRouter(<Sorted snapshot={EVENT} />)
  const [, first] = screen.getAllByRole('row')
  expect(Array.from(first!.children, (cell) => cell.textContent)).toEqual([
    '1',
    '–',
    '1',
    'Ann Álvarez',
    '2100',
    '1 2',
    '1 3',
    '2',
    '2',
    '1.5',
  ])
})

test('a match that is still to come has its start in its cell; one that should have begun has none', () => {
  const later = new Date(Date.now() + 3_600_000)
  const clock = [later.getHours(), later.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  const event = aSnapshot({
    players: ['Ann', 'Bob', 'Cy', 'Dee'],
    rounds: [
      aRound('1-2 *, 3-4 *', { facts: { 0: { startTime: later.getTime() }, 1: { startTime: Date.now() - 60_000 } } }),
    ],
  })
  inRouter(<Sorted snapshot={event} />)
  const links = screen.getAllByRole('link', { name: new RegExp(`starts ${clock}`) })
  expect(links.map((link) => link.textContent)).toEqual([clock, clock])
  expect(links[0]!.getAttribute('aria-label')).toMatch(/^Round 1: against (Ann|Bob), starts/)
})

test('column heads sort, say so, and reverse at the second click', () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  onScreen(<Sorted snapshot={EVENT} />)
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('link', { name: 'Sort by Rating' }))
  expect(screen.getByRole('columnheader', { name: 'Score' }).hasAttribute('aria-sort')).toBe(false)
  expect(names()).toEqual(['PolandBob Łuk', 'Cy Ek', 'Ann Álvarez', 'Dee'])
  fireEvent.click(screen.getByRole('link', { name: 'Player' }))
  fireEvent.click(screen.getByRole('link', { name: 'Player' }))
  expect(names()).toEqual(['Dee', 'Cy Ek', 'PolandBob Łuk', 'Ann Álvarez'])
  expect(screen.getByRole('columnheader', { name: 'Player' }).getAttribute('aria-sort')).toBe('descending')
})

test('a search shows the rows that match, with the rank they have', () => {
  inRouter(<Sorted snapshot={EVENT} sought="luk" />)
  expect(names()).toEqual(['PolandBob Łuk'])
  expect(screen.getAllByRole('row')[1]!.firstElementChild!.textContent).toBe('3')
})

test('a search without a match says so, and shows its words as text', () => {
  inRouter(<Sorted snapshot={EVENT} sought="<b>x" />)
  expect(screen.getByText('No results for “<b>x”.')).toBeTruthy()
})

test('a cell leads to its pairing, the head of a round to the round', () => {
  inRouter(<Sorted snapshot={EVENT} />)
  const [, first] = screen.getAllByRole('row')
  const link = within(first!).getByRole<HTMLAnchorElement>('link', { name: /^Round 2: won with Black against Cy Ek / })
  // Voice control needs the visible text within the accessible name (WCAG 2.5.3).
  expect(link.getAttribute('aria-label')!.endsWith(` ${link.textContent}`)).toBe(true)
  expect(new URL(link.href).pathname + new URL(link.href).hash).toBe('/t/cup/pairings/2#cup-2-1')
  expect(new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'R1' }).href).pathname).toBe('/t/cup/pairings/1')
})

test('pointing at a cell shows its accessible name as a tooltip, without the visible text', () => {
  inRouter(<Sorted snapshot={EVENT} />)
  const link = screen.getByRole('link', { name: /^Round 2: won with Black against Cy Ek / })
  fireEvent.pointerOver(link)
  expect(link.title).toBe('Round 2: won with Black against Cy Ek')
  // Rows reuse their elements: another competitor may have this cell by then.
  fireEvent.pointerOut(link)
  expect(link.hasAttribute('title')).toBe(false)
})

test('after sorting, a row reuses the elements at its new place, and no score is marked as changed', () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  onScreen(<Sorted snapshot={EVENT} />)
  const rows = screen.getAllByRole('row')
  const scores = () => rows.slice(1).map((row) => row.children[7]!.firstElementChild!)
  const before = scores()
  fireEvent.click(screen.getByRole('link', { name: 'Sort by Rating' }))
  expect(screen.getAllByRole('row')).toEqual(rows)
  expect(names()[0]).toBe('PolandBob Łuk')
  expect(scores()).toEqual(before)
  expect(before.map((score) => score.className)).toEqual(['', '', '', ''])
})

test('the open details of a row close when another competitor takes its place', () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  onPhone(true)
  onScreen(<Sorted snapshot={EVENT} />)
  const open = () =>
    screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'))
  fireEvent.click(screen.getByRole('button', { name: 'Details for Ann Álvarez' }))
  expect(open()).toEqual(['Details for Ann Álvarez'])
  fireEvent.click(screen.getByRole('link', { name: 'Sort by Score' }))
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
})

test('pools follow one another, each under its title', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-3 1, 2-4 1'] })
  snapshot.players.pool = [0, 1, 0, 1]
  inRouter(<Sorted snapshot={snapshot} />)
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Pool A',
    'Ann',
    'Cy',
    'Pool B',
    'Bob',
    'Dee',
  ])
})

test('a line is below the last who qualifies in each pool, while the table has its own order', () => {
  const snapshot = aSnapshot({
    players: ['Ann', 'Bob', 'Cy', 'Dee'],
    rounds: ['1-3 1, 2-4 1'],
    settings: { qualifyingPlaces: 1 },
  })
  snapshot.players.pool = [0, 1, 0, 1]
  const edges = () =>
    screen.getAllByRole('row').flatMap((row) => (row.className.includes('edge') ? [row.textContent] : []))
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { unmount } = onScreen(<Sorted snapshot={snapshot} />)
  expect(edges()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Bob')])
  fireEvent.click(screen.getByRole('link', { name: 'Player' }))
  expect(edges()).toEqual([])
  unmount()
  inRouter(<Sorted snapshot={EVENT} />)
  expect(edges()).toEqual([])
})

test('a phone shows rank, name and score, and the rest on demand', async () => {
  onPhone(true)
  inRouter(<Sorted snapshot={EVENT} />)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['#', 'Player', 'Score', 'More'])
  fireEvent.click(screen.getByRole('button', { name: 'Details for Ann Álvarez' }))
  expect((await screen.findByText('Rating')).closest('dt')!.nextElementSibling!.textContent).toBe('2100')
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['R11Bob ŁukNo. 2', 'R21Cy EkNo. 3'])
})

test('rows keep their places under the pointer while results come in, and move when it leaves', () => {
  const before = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 =, 3-4 *'] })
  const after = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 =, 3-4 1'] })
  const { rerender } = inRouter(<Sorted snapshot={before} />)
  expect(names()).toEqual(['Ann', 'Bob', 'Cy', 'Dee'])
  fireEvent.pointerOver(screen.getByText('Bob'), { pointerType: 'mouse' })
  rerender(<Sorted snapshot={after} />)
  expect(names()).toEqual(['Ann', 'Bob', 'Cy', 'Dee'])
  fireEvent.pointerLeave(screen.getByRole('table'), { pointerType: 'mouse' })
  expect(names()).toEqual(['Cy', 'Ann', 'Bob', 'Dee'])
})

test('of thousands of rows only those near the screen are rendered, but a search covers them all', () => {
  const players = Array.from({ length: 5000 }, (_, at) => `P${at + 1} Long${at + 1}`)
  const snapshot = aSnapshot({ players, rounds: [aRound('1-2 1')] })
  const { rerender } = inRouter(<Sorted snapshot={snapshot} />)
  expect(screen.getAllByRole('rowheader').length).toBeLessThanOrEqual(200)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  rerender(<Sorted snapshot={snapshot} sought="long4999" />)
  expect(names()).toEqual(['P4999 Long4999'])
})

test('below the qualifying places is a line with its words and the gap of the next one', () => {
  const league = aSnapshot({
    players: ['Aare', 'Birs', 'Cher', 'Doubs'],
    rounds: ['1-4 3:1, 2-3 2½:1½', '1-2 *½:2½, 3-4 *1:1'],
    settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1, qualifyingPlaces: 2 },
  })
  inRouter(<Sorted snapshot={league} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows[3]).toBe('Top 2 qualifyCher: 1 match point behind Aare')
  expect(within(screen.getAllByRole('row')[1]!).getByRole('link', { name: /won, games still running/ })).toBeTruthy()
})

test('a group is ranked among itself, with the rank among all beside it', () => {
  const standings = standingsView(EVENT, EVENT.round)
  inRouter(
    <StandingsTable
      {...{ snapshot: EVENT, standings, round: EVENT.round, sought: '', members: new Set([2, 3]) }}
      order={{ by: 'score', sort: 'descending' }}
      orderHref={() => ''}
      roundHref="/t/cup/pairings"
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent).slice(0, 4))).toEqual([
    ['1', '2', '3', 'Cy Ek'],
    ['2', '4', '4', 'Dee'],
  ])
})

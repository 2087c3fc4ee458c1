import { expect, test } from 'vitest'
import { standingsView } from '#web/parts/standings/standings-view.ts'
import { aRound, aSnapshot } from '../../../support/build.ts'

const cells = (snapshot: ReturnType<typeof aSnapshot>, player: number, round = snapshot.round) => {
  const { places, rowView } = standingsView(snapshot, round)
  return rowView(places.find((place) => place.player === player)!).cells
}

test('a cell has the result, the colour, the opponent’s starting number and the pairing it leads to', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 =', '4-1 0, 2-3 *'] })
  expect(cells(snapshot, 0)).toMatchObject([
    {
      kind: 'win',
      figure: '1',
      colour: 'White',
      no: 2,
      opponent: 'Bob',
      match: 'cup-1-1',
      title: 'Round 1: won with White against Bob',
    },
    { kind: 'win', figure: '1', colour: 'Black', no: 4, opponent: 'Dee', match: 'cup-2-1' },
  ])
  expect(cells(snapshot, 1)[1]).toMatchObject({
    kind: 'open',
    figure: '',
    title: 'Round 2: playing with White against Cy',
  })
})

test('cells name opponents by numbers that no two of them share, though they share a rank', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 =, 3-4 =', '1-3 =, 2-4 ='] })
  const { places, rowView } = standingsView(snapshot, 2)
  expect(places.map(({ rank }) => rank)).toEqual([1, 1, 1, 1])
  const rows = places.map(rowView)
  expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4])
  expect(rows.map((row) => row.cells.map(({ no }) => no))).toEqual([
    [2, 3],
    [1, 4],
    [4, 1],
    [3, 2],
  ])
})

test('the rows of an unchanged table stay the same objects, so that they are not rendered again', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1'] })
  const [first, again] = [standingsView(snapshot, 1), standingsView(snapshot, 1)]
  expect(first.places.map(first.rowView)).toHaveLength(2)
  for (const place of first.places) expect(again.rowView(place)).toBe(first.rowView(place))
})

test('a provisional result is marked in its cell', () => {
  const round = aRound('1-2 1, 3-4 =', { facts: { 0: { provisional: true } } })
  const snapshot = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: [round] })
  expect(cells(snapshot, 1)[0]).toMatchObject({
    provisional: true,
    title: 'Round 1: lost with Black against Ann. Provisional result, not confirmed yet',
  })
  expect(cells(snapshot, 2)[0]).not.toHaveProperty('provisional')
})

test('byes, forfeits and rounds without a pairing say what they are', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob', 'Cy'], rounds: ['1-2 +-, 3 H', '1 U'] })
  expect(cells(snapshot, 2)).toMatchObject([
    { kind: 'bye', figure: '½', title: 'Round 1: half-point bye' },
    { kind: 'none', figure: '', title: 'Round 2: not paired' },
  ])
  expect(cells(snapshot, 1)[0]).toMatchObject({ figure: '−', title: 'Round 1: lost by forfeit against Ann' })
  expect(cells(snapshot, 0)[1]).toMatchObject({ kind: 'bye', figure: '1' })
})

test('a bonus is marked in the round from which it counts', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1', '2-1 1'], bonuses: [{ player: 0, round: 2, MP: 2 }] })
  const [before, after] = cells(snapshot, 0)
  expect(before!.bonus).toBe(false)
  expect(after).toMatchObject({ bonus: true, title: 'Round 2: lost with Black against P2. Bonus granted by organiser' })
})

test('cells show game points where game points count', () => {
  const snapshot = aSnapshot({
    rounds: ['1-2 2½:1½'],
    settings: { competitors: 'team', displayPoints: 'game', gamePointTotal: 4 },
  })
  expect(cells(snapshot, 1)[0]).toMatchObject({ kind: 'loss', figure: '1½' })
})

test('before the first round the ranks follow the starting list', () => {
  const snapshot = aSnapshot({ players: ['Zoe', 'Ann'] })
  expect(standingsView(snapshot, 0).places.map(({ name, rank }) => [name, rank])).toEqual([
    ['Zoe', 1],
    ['Ann', 2],
  ])
})

const LEAGUE = aSnapshot({
  players: ['Aare', 'Birs', 'Cher', 'Doubs'],
  rounds: ['1-4 3:1, 2-3 2½:1½', '1-2 *½:2½, 3-4 *1:1'],
  settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 },
})

test('during a round the table counts running matches, whose cells have both scores and say who has won', () => {
  const { places, present } = standingsView(LEAGUE, 2)
  expect(places.map(({ name, score }) => `${name} ${score / 2}`)).toEqual(['Birs 4', 'Aare 2', 'Cher 1', 'Doubs 1'])
  expect(present).toMatchObject({ round: 2, finished: 0, of: 2 })
  expect(cells(LEAGUE, 1)[1]).toMatchObject({
    figure: '2½–½',
    running: 'won',
    title: 'Round 2: 2½–½ against Aare, won, games still running',
  })
  expect(cells(LEAGUE, 0)[1]).toMatchObject({ figure: '½–2½', running: 'lost' })
  expect(cells(LEAGUE, 2)[1]).toMatchObject({ figure: '1–1', running: 'open', match: 'cup-2-2' })
  expect(cells(LEAGUE, 1)[0]).toMatchObject({ kind: 'win', figure: '1', no: 3 })
})

test('the official table does not count them', () => {
  const official = standingsView(LEAGUE, 2, { isOfficial: true })
  expect(official.present).toBeUndefined()
  expect(official.places.map(({ score }) => score)).toEqual([4, 4, 0, 0])
  expect(standingsView(LEAGUE, 1).present).toBeUndefined()
})

test('competitors whom nothing separates share their rank', () => {
  const level = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 ='] })
  const { places } = standingsView(level, 1)
  expect(places.map(({ rank, isShared = false }) => `${isShared ? '=' : ''}${rank}`)).toEqual(['1', '=2', '=2', '4'])
})

test('a withdrawn competitor has the round after which it withdrew', () => {
  const left = aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1', '1 U'], withdrawnFrom: { 1: 2 } })
  const { places, rowView } = standingsView(left, 2)
  expect(rowView(places[1]!)).toMatchObject({ isWithdrawn: true, withdrewAfter: 1 })
})

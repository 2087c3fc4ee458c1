import { expect, test } from 'vitest'
import { embedHtml, heightOf, ownerOf, viewOf } from '#core/embed/embed.ts'
import type { EmbedTarget } from '#core/embed/target.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const NOW = Date.UTC(2026, 0, 1, 12)
const HOUR = 3_600_000

const shown = (snapshot: Snapshot, element: EmbedTarget['element'], rest: Partial<EmbedTarget> = {}) =>
  viewOf(snapshot, { element, iteration: 1, ...rest }, NOW)

const textOf = (snapshot: Snapshot, element: EmbedTarget['element'], rest: Partial<EmbedTarget> = {}): string =>
  shown(snapshot, element, rest)!
    .body.html.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const pools = aSnapshot({
  players: ['Ann', 'Bob', 'Cleo', 'Dan'],
  rounds: [aRound('1-2 1, 3-4 0', { pool: [0, 1] })],
})
pools.players.pool = [0, 0, 1, 1]

test('standings of a round are shown for each pool, in order of rank', () => {
  expect(shown(pools, 'standings')!.note).toBe('Pool A after round 1')
  expect(textOf(pools, 'standings')).toMatch(/1 Ann 1 2 Bob 0$/)
  expect(shown(pools, 'standings', { iteration: 2 })!.note).toBe('Pool B after round 1')
  expect(textOf(pools, 'standings', { iteration: 2 })).toMatch(/1 Dan 1 2 Cleo 0$/)
  expect(shown(pools, 'standings', { iteration: 3 })).toBeUndefined()
})

test('a line is below the last qualifying rank of each pool', () => {
  const qualified = { ...pools, settings: { ...pools.settings, qualifyingPlaces: 1 } }
  for (const [iteration, name] of [
    [1, 'Ann'],
    [2, 'Dan'],
  ] as const) {
    const { html } = shown(qualified, 'standings', { iteration })!.body
    expect(html.match(/<tr [^>]*class="edge">.*?<\/tr>/gs)?.join()).toContain(name)
  }
  expect(shown(pools, 'standings')!.body.html).not.toContain('edge')
})

test('an embed shows the given round, else the current one', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1', '2-1 1'] })
  expect(shown(snapshot, 'standings')!.note).toBe('After round 2')
  expect(shown(snapshot, 'standings', { round: 1 })!.note).toBe('After round 1')
  expect(shown(snapshot, 'standings', { round: 0 })!.note).toBe('Starting list')
  expect(shown(snapshot, 'pairings', { round: 1 })!.note).toBe('Round 1')
})

test('standings with hidden results say so, and name no round', () => {
  const hidden = { ...aSnapshot({ rounds: ['1-2 *'] }), hidden: { round: 2, active: true, shown: '' } }
  expect(shown(hidden, 'standings')!.note).toBe('Results hidden')
  expect(textOf(hidden, 'standings')).toMatch(/^Standings, results hidden /)
  expect(shown({ ...pools, hidden: hidden.hidden }, 'standings')!.note).not.toContain('round')
})

test('pairings show both sides, their scores and their status', () => {
  const snapshot = aSnapshot({
    players: ['Ann 2200', 'Bob 2100', 'Cleo 2000', 'Dan', 'Eve'],
    rounds: [aRound('1-2 1, 3-4 *, 5 H', { facts: { 1: { startTime: NOW + HOUR } } })],
  })
  expect(textOf(snapshot, 'pairings')).toMatch(/1 Ann 0 · 2200 1 Confirmed 0 0 · 2100 Bob 2/)
  expect(textOf(snapshot, 'pairings')).toMatch(/3 Cleo 0 · 2000 \d\d:\d\d Scheduled 0 · – Dan 4/)
  expect(textOf(snapshot, 'pairings')).toMatch(/5 Eve 0 · – ½ Half point BYE/)
})

test('live matches are shown alone; before them the next ones, afterwards the finished ones', () => {
  const facts = { 0: { startTime: NOW - HOUR } }
  const live = aSnapshot({ players: ['Ann', 'Bob', 'Cleo', 'Dan'], rounds: [aRound('1-2 *, 3-4 1', { facts })] })
  expect(shown(live, 'live')).toMatchObject({ note: 'Round 1, 1 live', live: true })
  expect(textOf(live, 'live')).toContain('Ann')
  expect(textOf(live, 'live')).not.toContain('Cleo')
  const over = aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1'] })
  expect(shown(over, 'live')).toMatchObject({ note: 'Round 1', live: false })
  expect(textOf(over, 'live')).toContain('Confirmed')
})

test('a match of several games shows its score and the number of finished games', () => {
  const snapshot = aSnapshot({
    players: ['Reds', 'Blues'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 *2½:½', { games: ['10==10  '], facts: { 0: { startTime: NOW - HOUR } } })],
  })
  const { html } = shown(snapshot, 'pairings')!.body
  expect(html).toContain('3 of 4 games finished')
  expect(html).toContain('data-value="5"')
  expect(html).toContain('data-value="1"')
})

test('a knockout shows its bracket, and the possible opponents of later rounds', () => {
  const snapshot = aSnapshot({
    players: ['Ann', 'Bob', 'Cleo', 'Dan'],
    settings: { pairingSystem: 'knockout', totalRounds: 2 },
    rounds: ['1-2 1, 3-4 *'],
  })
  expect(textOf(snapshot, 'bracket')).toMatch(
    /Semi-finals.*1 Ann , won 1 2 Bob 0.*Final Not yet played.*Ann.*Cleo or Dan/,
  )
  expect(shown(snapshot, 'bracket', { iteration: 2 })).toBeUndefined()
  expect(textOf(snapshot, 'standings')).toBe('Knockout tournaments have a bracket instead of standings.')
})

test('an empty embed uses the same sentences as the pages', () => {
  expect(textOf(aSnapshot(), 'standings')).toBe('No players entered yet.')
  expect(textOf(aSnapshot({ players: 4 }), 'pairings', { round: 1 })).toBe('Draw has not yet taken place!')
  expect(textOf(aSnapshot({ players: 4 }), 'live')).toBe('Draw has not yet taken place!')
  expect(textOf(aSnapshot({ players: 4, settings: { pairingSystem: 'knockout' } }), 'bracket')).toBe(
    'Draw has not yet taken place!',
  )
})

test('markup in names is shown as text', () => {
  const hostile = '</script><img src=x onerror=alert(1)>'
  const snapshot = aSnapshot({ name: hostile, rounds: ['1-2 1'] })
  snapshot.players.firstName = [hostile, '"><b>']
  snapshot.players.nationality = ['"><svg onload=alert(1)>', 'NED']
  for (const element of ['standings', 'pairings', 'live'] as const) {
    const view = shown(snapshot, element)!
    expect(embedHtml(ownerOf(snapshot), view).html).not.toMatch(/<img|<svg onload|<b>"|<\/script/)
  }
})

test.each([
  ['/logos/rivers.svg', true],
  ['https://club.example/logo.png', true],
  ['//host.example/logo.png', false],
  ['javascript:alert(1)', false],
  [null, false],
])('the logo %s is shown over the initials: %s', (logoURL, isShown) => {
  const snapshot = aSnapshot({ name: 'Rivers League', players: 2, settings: { logoURL } })
  const { html } = embedHtml(ownerOf(snapshot), shown(snapshot, 'standings')!)
  expect(html).toContain('RL')
  expect(html.includes(`<img src="${logoURL}"`)).toBe(isShown)
})

test('the first fifty rows are shown, with a link to the rest', () => {
  const snapshot = aSnapshot({
    players: 120,
    rounds: [Array.from({ length: 60 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')],
  })
  const standings = shown(snapshot, 'standings')!
  expect(standings.body.html.match(/<tr data-key/g)).toHaveLength(50)
  expect(standings.more).toEqual({ words: 'See all 120', href: '/t/cup/standings/1' })
  const pairings = shown(snapshot, 'pairings')!
  expect(pairings.body.html.match(/<tr role="row" data-key/g)).toHaveLength(50)
  expect(pairings.more.words).toBe('All 60 pairings')
})

test('an embed is lower when each pairing fits in one line', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1, 3-4 0'] })
  const view = shown(snapshot, 'pairings')!
  expect(heightOf(view, 400) - heightOf(view, 800)).toBe(2 * (77 - 45))
})

test('each element tells namesakes apart by their starting numbers', () => {
  const players = ['Ann Lee', 'Bob Ray', 'Ann Lee', 'Cy Fox']
  const open = aSnapshot({ players, rounds: ['1-2 1, 3-4 1', '1-3 *, 2-4 *'] })
  expect(textOf(open, 'standings')).toMatch(/Ann Lee No\. 1 .*Ann Lee No\. 3 /)
  expect(textOf(open, 'standings')).not.toContain('Bob Ray No.')
  expect(textOf(open, 'pairings')).toMatch(/Ann Lee No\. 1 .*Ann Lee No\. 3 /)
  const knockout = aSnapshot({
    players,
    settings: { pairingSystem: 'knockout', totalRounds: 2 },
    rounds: ['1-3 *, 2-4 *'],
  })
  expect(textOf(knockout, 'bracket')).toMatch(/Ann Lee \(No\. 1\) .*Ann Lee \(No\. 3\)/)
})

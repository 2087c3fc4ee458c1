import { expect, test } from 'vitest'
import { heightOf } from '#core/embed/embed.ts'
import { gamesView, nextGames } from '#core/embed/games.ts'
import { lightViewOf } from '#core/embed/light.ts'
import { oddsHtml } from '#core/embed/odds.ts'
import type { EmbedElement } from '#core/embed/target.ts'
import type { EmbedView } from '#core/embed/view.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import { oddsOf } from '#core/forecast/tally.ts'
import { profileMatches } from '#core/rows/entry-slice.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { percent } from '#core/text/percent.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const NOW = Date.UTC(2026, 0, 1, 12)
const HOUR = 3_600_000

const shown = (snapshot: Snapshot, element: EmbedElement, iteration = 1) =>
  lightViewOf(snapshot, { element, iteration }, NOW)
const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const textOf = (view: EmbedView | undefined): string => words(view!.body.html)

const cup = aSnapshot({
  players: ['Ann 2200 NED', 'Bob 2100', 'Cy 2000', 'Di 1900'],
  rounds: [
    '1-3 1, 4-2 =',
    aRound('1-2 *, 3-4 *', { facts: { 0: { startTime: NOW - HOUR }, 1: { startTime: NOW + HOUR } } }),
  ],
  settings: { totalRounds: 3 },
})

test('a player’s embed shows rank, score, ratings, the result of each round and the current game', () => {
  const view = shown(cup, 'player', 1)!
  expect(view).toMatchObject({ note: 'After round 2, 2 results missing', live: true, more: { words: 'All rounds' } })
  expect(textOf(view)).toMatch(/^Ann Rank 1 of 4 Score 1 Rating 2200 Performance \d+ /)
  expect(textOf(view)).toContain('1 Round 1: won against Cy with White')
  expect(textOf(view)).toContain('· Round 2: against Bob with White')
  expect(textOf(view)).toMatch(/Round 2 Bob Live$/)
  expect(shown({ ...cup, hidden: { round: 2, active: true, shown: '' } }, 'player', 1)!.note).toBe('Results hidden')
  const over = { ...cup, active: false, rounds: cup.rounds.slice(0, 1), round: 1 }
  expect(textOf(shown(over, 'player', 2))).toMatch(/Round 1 Di ½ *– *½$/)
  expect(textOf(shown(cup, 'player', 4))).toMatch(/Round 2 Cy \d\d:\d\d$/)
  expect(shown(cup, 'player', 9)).toBeUndefined()
})

test('before the first round a player’s embed says that nothing is drawn', () => {
  const view = shown(aSnapshot({ players: ['Ann 2200'] }), 'player')!
  expect(textOf(view)).toContain('Draw has not yet taken place!')
  expect(view.note).toBe('Entered')
})

test('the edge leaves odds empty, in order of rank; simulated runs fill them, the best first', () => {
  const view = shown(cup, 'odds')!
  expect(textOf(view)).toMatch(/^Odds of each place Player Score 1st Podium Ann 1 Bob ½ Di ½ Cy 0 Work out odds$/)
  const { play, tally } = simulation(cup, 1) as Simulation
  for (let no = 0; no < 200; no++) play(no)
  const filled = words(oddsHtml({ ...cup, settings: { ...cup.settings, qualifyingPlaces: 2 } }, 0, tally).html)
  expect(filled).toContain('1st First 2 Podium')
  expect(filled).toContain(`Ann 1 ${percent(oddsOf(tally, 0, 1)!.share)}`)
  expect(filled).toContain('played 200 times on this device, by ratings; within 7 points.')
  const firsts = [...filled.matchAll(/(?:Ann|Bob|Cy|Di) \S+ (\d+)%/g)].map(([, share]) => Number(share))
  expect(firsts).toEqual(firsts.toSorted((a, b) => b - a))
})

test('an event without games to come has no odds, and an unknown pool no embed', () => {
  expect(textOf(shown({ ...cup, active: false }, 'odds'))).toBe('No games are left: see the standings.')
  expect(textOf(shown(aSnapshot({ players: 4 }), 'odds'))).toBe('Draw has not yet taken place!')
  expect(shown(cup, 'odds', 2)).toBeUndefined()
})

test('a club’s next games are the live ones, then the soonest; finished ones are left out', () => {
  const of = (no: number) => profileMatches({ snapshot: cup, no, players: 4, boards: new Map() }, NOW)
  const games = nextGames([...of(3), ...of(1)])
  expect(games.map(({ id }) => id)).toEqual([`${cup.id}-2-1`, `${cup.id}-2-2`])
  const view = gamesView('club', games, NOW)
  expect(textOf(view)).toMatch(new RegExp(`^Live Bob Round 2 ${cup.name} \\d\\d:\\d\\d Di Round 2 ${cup.name}$`))
  expect(view.live).toBe(true)
  expect(textOf(gamesView('club', [], NOW))).toBe('No upcoming games yet.')
})

test('the height of a light embed is that of its rows', () => {
  expect(heightOf(shown(cup, 'odds')!, 320)).toBe(2 + 56 + 36 + 4 * 40 + 45 + 37)
  expect(heightOf(shown(cup, 'player')!, 320)).toBe(2 + 56 + 44 + 56 + 44 + 45 + 37)
  expect(heightOf(gamesView('club', [], NOW), 320)).toBe(2 + 56 + 88 + 37)
})

test('a player’s embed and the odds tell namesakes apart by their starting numbers', () => {
  const open = aSnapshot({
    players: ['Ann Lee', 'Bob Ray', 'Ann Lee', 'Cy Fox'],
    rounds: ['1-2 1, 3-4 1', '1-3 *, 2-4 *'],
    settings: { totalRounds: 3 },
  })
  expect(textOf(shown(open, 'player', 1))).toMatch(/^Ann Lee No\. 1 .*against Ann Lee \(No\. 3\) .* Ann Lee No\. 3/)
  expect(textOf(shown(open, 'odds'))).toMatch(/Ann Lee No\. 1 .*Ann Lee No\. 3 /)
})

import { expect, test } from 'vitest'
import { clockLead } from '#core/game/clock-lead.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import { oddsOf } from '#core/forecast/tally.ts'
import { runningLeads } from '#core/game/running-leads.ts'
import { SECOND } from '#core/time.ts'
import { aSnapshot } from '#test/support/build.ts'

const pgn = (moves: string, control = '180+2') => `[TimeControl "${control}"]\n\n${moves} *`
const MOVES = '1. e4 {[%clk 0:02:30]} 1... e5 {[%clk 0:01:30]}'
const side = (team: string) => ({ username: team, team, result: null })
const lead = (moves: string, { team = 'Owls', since = 0 } = {}) =>
  runningLeads(
    [{ id: 'cup-1-1', at: since, games: [{ pgn: moves, white: side(team), movedAt: 0 }] }],
    () => 'Owls',
  ).get(1)

test('a lead of two of three minutes is worth 147 rating points, which score 70 of 100, and a larger lead no more', () => {
  expect(clockLead(180, 60, 180)).toBe(147)
  expect(1 / (1 + 10 ** (-147 / 400))).toBeCloseTo(0.7, 2)
  expect(clockLead(60, 180, 180)).toBe(-147)
  expect(clockLead(120, 60, 180)).toBeCloseTo(147 / 2, 9)
  expect(clockLead(900, 60, 600)).toBe(147)
})

test('a lead is that of the first side in either colour, and the clock of the side to move runs', () => {
  expect(lead(pgn(MOVES))).toEqual([70])
  expect(lead(pgn(MOVES), { team: 'Rooks' })).toEqual([-70])
  expect(lead(pgn(MOVES), { since: 60 * SECOND })).toEqual([0])
  expect(lead(pgn('1. e4 {[%clk 0:01:00]}'))).toEqual([-150])
})

test('a game without clock times has no lead', () => {
  expect(lead(pgn('1. e4 1... e5'))).toBeUndefined()
  expect(lead('1. e4 {[%clk 0:02:30]} *')).toBeUndefined()
  expect(lead(pgn(MOVES, '1/259200'))).toBeUndefined()
})

test('more time gives better odds, in a game and in a match, and without clocks nothing changes', () => {
  const first = (settings: object, leads?: Map<number, number[]>) => {
    const players = ['Ann 2000', 'Bob 2000']
    const event = aSnapshot({ players, rounds: ['1-2'], settings: { totalRounds: 1, ...settings } })
    const { play, tally } = simulation(event, 1, leads) as Simulation
    for (let no = 0; no < 1000; no++) play(no)
    return oddsOf(tally, 0, 1)!.share
  }
  const match = { gamePointTotal: 4 }
  for (const settings of [{}, match]) {
    const even = first(settings)
    expect(first(settings, new Map())).toBe(even)
    expect(first(settings, new Map([[1, [147]]]))).toBeGreaterThan(even + 0.04)
    expect(first(settings, new Map([[1, [-147]]]))).toBeLessThan(even - 0.04)
    // Leads of other pairings do not count.
    expect(first(settings, new Map([[2, [147]]]))).toBe(even)
  }
  expect(first(match, new Map([[1, [147, 147]]]))).toBeGreaterThan(first(match, new Map([[1, [147]]])))
})

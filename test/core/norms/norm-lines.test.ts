import { describe, expect, test } from 'vitest'
import { givesNorms } from '#core/norms/gives-norms.ts'
import { allNormLines } from '#core/norms/norm-lines.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '../../support/build.ts'

/** Player 1 of GER; the opponents of the worked example are 2 to 10. */
const FIELD = [
  '2480 IM GER',
  '2560 GM ESP',
  '2541 GM GER',
  '2500 GM UKR',
  '2478 IM GER',
  '2465 IM POL',
  '2440 IM NED',
  '2390 FM GER',
  '2350 IM FRA',
  '2105  GER',
].map((line) => line.split(' '))

/** Player 1 meets 2, 3, … with these results. */
function event(results: string[], settings: Partial<Snapshot['settings']> = {}): Snapshot {
  const snapshot = aSnapshot({
    players: FIELD.length,
    rounds: results.map((result, at) => `1-${at + 2} ${result}`.trim()),
    settings: { totalRounds: 9, timeControl: '90+30', ...settings },
  })
  const column = (at: number): string[] => FIELD.map((line) => line[at] ?? '')
  return {
    ...snapshot,
    active: results.length < 9,
    players: { ...snapshot.players, rating: column(0).map(Number), title: column(1), nationality: column(2) },
  }
}

const normLines = (snapshot: Snapshot, player: number) =>
  allNormLines(snapshot, new Set()).filter((line) => line.player === player)

describe('norms of an event', () => {
  test('6½ of 9 are a GM norm of the worked example, with the lowest opponent raised', () => {
    const [line, ...others] = normLines(event(['1', '1', '1', '1', '1', '1', '=', '0', '0']), 0)
    expect(others).toEqual([])
    expect(line).toMatchObject({ title: 'GM', points: 13, games: 9, outlook: { state: 'achieved' } })
  })

  test('with half a point less there is none', () => {
    expect(normLines(event(['1', '1', '1', '1', '1', '1', '0', '0', '0']), 0)).toEqual([])
  })

  test('a drawn opponent is known, the one of the last round is not', () => {
    const [line] = normLines(event(['1', '1', '=', '1', '=', '1', '=', '']), 0)
    expect(line).toMatchObject({ games: 7, points: 11, outlook: { state: 'chance', from: 2 } })
    expect(line!.outlook.state === 'chance' && line!.outlook.unknownAverage).toBeGreaterThan(0)
  })

  test('nothing is told before half of the rounds are played', () => {
    expect(normLines(event(['1', '1', '1']), 0)).toEqual([])
  })

  test('a forfeit is no game: with another one missing eight are too few', () => {
    expect(normLines(event(['1', '1', '1', '1', '1', '1', '1', '-', '0']), 0)).toEqual([])
  })

  test('eight games and a forfeit win in nine rounds are enough', () => {
    const lines = normLines(event(['1', '1', '=', '1', '=', '1', '=', '=', '+']), 0)
    expect(lines).toMatchObject([{ title: 'GM', games: 8, outlook: { state: 'achieved' } }])
  })

  test('women’s norms are counted for women alone', () => {
    const results = ['1', '1', '1', '1', '1', '1', '=', '0', '0']
    const untitled = event(results)
    untitled.players.title![0] = ''
    const titles = (women: number[]): string[] =>
      allNormLines(untitled, new Set(women)).flatMap((line) => (line.player === 0 ? [line.title] : []))
    expect(titles([])).toEqual(['GM', 'IM'])
    expect(titles([0])).toEqual(['GM', 'IM', 'WGM', 'WIM'])
  })
})

test('rapid events, short ones, teams, online play and Scheveningen matches give no norms', () => {
  expect(givesNorms(event([]))).toBe(true)
  expect(givesNorms(event([], { timeControl: '15+10' }))).toBe(false)
  expect(givesNorms(event([], { totalRounds: 8 }))).toBe(false)
  expect(givesNorms(event([], { competitors: 'team' }))).toBe(false)
  expect(givesNorms(event([], { source: 'chessCom' }))).toBe(false)
  expect(givesNorms(event([], { pairingSystem: 'scheveningen' }))).toBe(false)
})

test('in a round robin a norm exists only after its last round', () => {
  const robin = event(['1', '1', '1', '1', '1', '1', '1', '1'], { pairingSystem: 'roundRobin' })
  expect(normLines(robin, 0).every(({ outlook }) => outlook.state !== 'achieved')).toBe(true)
})

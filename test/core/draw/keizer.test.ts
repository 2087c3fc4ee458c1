import { describe, expect, test } from 'vitest'
import { drawKeizer } from '#core/draw/draw-keizer.ts'
import { keizerPairs } from '#core/draw/keizer-pairs.ts'
import { field } from '#core/standings/field.ts'
import { keizerPoints } from '#core/standings/keizer.ts'
import { standings } from '#core/standings/table.ts'
import { aSnapshot } from '../../support/build.ts'

const SETTINGS = { pairingSystem: 'keizer', totalRounds: 20, tieBreaks: ['keizer', 'PTS'] } as const

const event = (players: number, rounds: string[], change: object = {}) =>
  aSnapshot({ players, rounds, settings: { ...SETTINGS, tieBreaks: [...SETTINGS.tieBreaks], ...change } })

const pointsOf = (snapshot: ReturnType<typeof event>): number[] =>
  [...keizerPoints(field(snapshot, snapshot.rounds.length))].map((sixths) => sixths / 6)

describe('Keizer points', () => {
  test('agree with the table of a club after its first round, whose first place is worth 80', () => {
    const round = '1-10 1, 11-2 0, 3-12 1, 9-8 =, 13-4 0, 5-14 1, 6-15 1, 16-7 0'
    expect(pointsOf(event(16, [round], { keizerTop: 80 }))).toEqual([
      151, 149, 147, 145, 143, 141, 139, 109, 108.5, 71, 70, 69, 68, 67, 66, 65,
    ])
  })

  test('a beaten opponent who rises later is worth more afterwards', () => {
    // Values 6, 5, 4, 3. Round 1: 4 beats 1, 2 beats 3.
    const first = event(4, ['4-1 1, 2-3 1'])
    const table = standings(first, 1).rows.map(({ player }) => player + 1)
    // 4 comes to the second place, 1 falls to the third.
    expect(table).toEqual([2, 4, 1, 3])
    expect(pointsOf(first)).toEqual([4, 9, 3, 9])
  })

  test('the bye gives two thirds of the own value, an absence one third, a no-show nothing', () => {
    const values = { keizerTop: 30 }
    expect(pointsOf(event(1, ['1 U'], values))).toEqual([50])
    expect(pointsOf(event(1, ['1 Z'], values))).toEqual([40])
    expect(pointsOf(event(1, ['1 H'], values))).toEqual([40])
    expect(pointsOf(event(2, ['1-2 +'], values))).toEqual([59, 29])
  })

  test('only as many absences as the organiser allows give points', () => {
    const rounds = ['1 Z', '1 Z', '1 Z']
    expect(pointsOf(event(1, rounds, { keizerTop: 30, keizerAbsences: 2 }))).toEqual([50])
  })

  test('rounds after leaving give nothing', () => {
    const stays = event(1, ['1 Z', '1 Z'], { keizerTop: 30 })
    const leaves = { ...stays, players: { ...stays.players, withdrawn: [0], withdrawnFrom: { 0: 2 } } }
    expect(pointsOf(leaves)).toEqual([40])
  })

  test('stand before the points of the games in the ranking, and show tenths', () => {
    const { columns, rows } = standings(event(4, ['1-2 =, 3-4 1']), 1)
    expect(columns.map(({ short }) => short)).toEqual(['Keizer', 'Pts'])
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(columns[0]).toMatchObject({ divisor: 6, decimals: 1 })
  })
})

describe('the draw', () => {
  test('neighbours of the list meet in round 1, and the last one of an odd number is free', () => {
    expect(drawKeizer(event(5, []), 1)).toEqual([
      { white: 1, black: 2 },
      { white: 4, black: 3 },
      { white: 5, black: null, bye: 'U' },
    ])
  })

  test('later on neighbours of the ranking meet, but not those who just played', () => {
    const drawn = drawKeizer(event(4, ['1-2 1, 3-4 1']), 2)
    const pairs = (drawn as { white: number; black: number }[]).map(({ white, black }) => [white, black].toSorted())
    expect(pairs).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  test('nobody is free twice before others were once', () => {
    const drawn = drawKeizer(event(3, ['1-2 =, 3 U']), 2) as { white: number; bye?: string }[]
    expect(drawn.find(({ bye }) => bye === 'U')?.white).not.toBe(3)
  })

  test('who is absent sits out', () => {
    const desk = { byeRequests: [], checkIns: [{ round: 1, player: 2, isPresent: false }], draws: [] }
    expect(drawKeizer({ ...event(3, []), desk }, 1)).toEqual([
      { white: 1, black: 3 },
      { white: 2, black: null, bye: 'Z' },
    ])
  })

  test('two meet again only where no other opponents are left', () => {
    const met = (...ids: number[]) => new Map(ids.map((id) => [id, 1]))
    const players = [
      { id: 0, met: met(1, 2) },
      { id: 1, met: met(0) },
      { id: 2, met: met(0) },
      { id: 3, met: met() },
    ]
    const never = () => false
    expect(keizerPairs(players, 2, 6, never)).toEqual([
      [0, 3],
      [1, 2],
    ])
    expect(keizerPairs(players.slice(0, 2), 2, 6, never)).toEqual([[0, 1]])
    expect(keizerPairs(players.slice(0, 2), 2, 6, () => true)).toBeUndefined()
  })

  test('with many players and rounds the draw always pairs all of them', () => {
    const rounds: string[] = []
    for (let round = 1; round <= 12; round++) {
      const drawn = drawKeizer(event(41, rounds), round)
      expect(Array.isArray(drawn) && drawn.length).toBe(21)
      if (!Array.isArray(drawn)) return
      const lines = drawn.map(({ white, black }, at) =>
        black === null ? `${white} U` : `${white}-${black} ${'1=0'[(at + round) % 3]}`,
      )
      rounds.push(lines.join(', '))
    }
  })
})

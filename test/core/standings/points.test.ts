import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures } from './figures.ts'

test('progressive score adds up the scores after each round, bonuses from their round on', () => {
  const rounds = ['1-2 1', '1-2 =', '1-2 0']
  expect(figures(aSnapshot({ rounds }), 'PS')).toEqual(['4.0', '2.0'])
  expect(figures(aSnapshot({ rounds }), 'PS/C1')).toEqual(['3.0', '2.0'])
  expect(figures(aSnapshot({ rounds }), 'PS/C3')).toEqual(['0.0', '0.0'])
  const granted = aSnapshot({ rounds, bonuses: [{ player: 1, round: 2, MP: 2, GP: 4 }] })
  expect(figures(granted, 'progressive')).toEqual(['4.0', '4.0'])
  expect(figures(granted, 'PS:GP')).toEqual(['4.0', '6.0'])
  expect(figures(granted, 'PS/C1')).toEqual(['3.0', '4.0'])
  expect(figures(granted, 'PS/C2')).toEqual(['1.5', '2.5'])
})

test('net game points are own minus the opponents’, and a bye counts nothing', () => {
  const settings = { competitors: 'team', gamePointTotal: 4 } as const
  const snapshot = aSnapshot({ rounds: ['1-2 3:1, 3 U:2', '3-1 *1:0, 2 H:2'], settings })
  expect(figures(snapshot, 'netGamePoints')).toEqual(['1.0', '-2.0', '1.0'])
})

test('if every game yields a point, net game points are twice the points minus the games', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-3 =, 2-4 0', '1-4 1, 2-3 ='] })
  expect(figures(snapshot, 'GPTS').map((points) => 2 * Number(points) - 3)).toEqual(
    figures(snapshot, 'netGamePoints').map(Number),
  )
})

test('the pairing number is the number in the tournament, the lowest first', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 ='] })
  expect(figures(snapshot, 'TPN')).toEqual(['1', '2'])
})

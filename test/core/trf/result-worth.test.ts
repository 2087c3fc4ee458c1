import { expect, test } from 'vitest'
import { plainPoints } from '#core/text/score.ts'
import { standings } from '#core/standings/table.ts'
import { exportTrf } from '#core/trf/export.ts'
import { importText, inColumns, playerLine } from '#test/support/trf/files.ts'

/** Points of four players: 1 beat 2 with White, 3 forfeited to 4, then 1 has a half-point bye, 2 is absent. */
function points(...lines: string[]): number[] {
  const players = [
    playerLine(1, 'A', '   2 w 1  0000 - H'),
    playerLine(2, 'B', '   1 b 0  0000 - Z'),
    playerLine(3, 'C', '   4 w -     4 b ='),
    playerLine(4, 'D', '   3 b +     3 w ='),
  ]
  const { snapshot } = importText([...lines, ...players].join('\n'))
  const again = importText(exportTrf(snapshot)).snapshot
  const [own, exported] = [snapshot, again].map((event) =>
    standings(event, 2)
      .rows.toSorted((a, b) => a.player - b.player)
      .map(({ score }) => plainPoints(score)),
  )
  expect(exported).toEqual(own)
  return own!
}

test('absences are worth what the file says, in each dialect', () => {
  expect(points('012 Cup')).toEqual([1.5, 0, 0.5, 1.5])
  expect(points('162  W 1.0    D 0.5    L 0.0    A 0.5')).toEqual([1.5, 0.5, 1, 1.5])
  expect(points('BBZ  0.5')).toEqual([1.5, 0.5, 0.5, 1.5])
  expect(points('BBF  0.5')).toEqual([1.5, 0, 1, 1.5])
})

test('JaVaFo’s codes are worth what they say, by colour and for each kind of round without a game', () => {
  expect(points('XXS W=3 D=1')).toEqual([4, 0, 1, 4])
  expect(points('XXS WW=2 BW=3')).toEqual([2.5, 0, 0.5, 1.5])
  expect(points('XXS HPB=0 FW=0.5 FL=1 ZPB=0.5')).toEqual([1, 0.5, 1.5, 1])
  expect(points('XXS ww=2')).toEqual([2.5, 0, 0.5, 1.5])
})

test('abnormal points without a type are added to a player’s round, those with one replace what the result gives', () => {
  const added = inColumns('299', { 14: ' 1.0', 20: '  1', 24: '   2' })
  const penalty = inColumns('299', { 14: '-0.5', 20: '  2', 24: '   1' })
  const stated = inColumns('299', { 5: 'Z', 14: ' 0.5', 20: '  2', 24: '   2' })
  expect(points(added, penalty)).toEqual([1, 1, 0.5, 1.5])
  expect(points(added, stated)).toEqual([1.5, 1.5, 0.5, 1.5])
})

import { expect, test } from 'vitest'
import { FIDE_TIE_BREAKS } from '#core/standings/fide.ts'
import { parseTieBreak, SITE_TIE_BREAKS } from '#core/standings/tie-breaks.ts'

test('the site has twelve tie-breaks of its own, each known by its name', () => {
  const codes = Object.keys(SITE_TIE_BREAKS)
  expect(codes).toHaveLength(12)
  expect(codes.map((code) => parseTieBreak(code)?.code)).toEqual(codes)
})

test('every FIDE code is recognised, in capitals or not', () => {
  const codes = Object.keys(FIDE_TIE_BREAKS)
  expect(codes.map((code) => parseTieBreak(code)?.code)).toEqual(codes)
  expect(codes.every((code) => parseTieBreak(code.toLowerCase()) !== undefined)).toBe(true)
  expect(parseTieBreak('MPvGP')?.name).toBe('Match points or game points')
})

test.each([
  '',
  'XYZ',
  'BH/',
  'BH/C',
  'BH/C0',
  'BH/X1',
  'BH/C1/',
  'BH:XP',
  'TPR:GP',
  'SB/M1',
  'DE/C1',
  'ARO/F',
  'gamepoints',
  'toString',
  'BH C1',
  'KS/L',
])('“%s” means no tie-break', (code) => {
  expect(parseTieBreak(code)).toBeUndefined()
})

test('columns have a name, and a short one for narrow heads', () => {
  expect(parseTieBreak('BH/C1')).toMatchObject({ name: 'Buchholz, cut 1', short: 'BH C1', divisor: 2, decimals: 1 })
  expect(parseTieBreak('BH:GP/M2')).toMatchObject({ name: 'Buchholz on game points, median 2', short: 'BH:GP M2' })
  expect(parseTieBreak('EGMSB/C1')).toMatchObject({ short: 'EGMSB C1', divisor: 4, decimals: 2 })
  expect(parseTieBreak('timesBlack')).toMatchObject({ name: 'Times played Black', short: 'Black', fewerIsBetter: true })
})

test('fewer is better where the rules say so, and more if reversed', () => {
  const fewer = ['DE', 'EDE', 'TPN', 'BC', 'TBR', 'BBE', 'BH/R', 'timesBlack', 'headToHead', 'alphabetical']
  expect(fewer.filter((code) => !parseTieBreak(code)?.fewerIsBetter)).toEqual([])
  const more = ['PTS', 'BH', 'BPG', 'RTNG', 'TPN/R', 'rating', 'performance']
  expect(more.filter((code) => parseTieBreak(code)?.fewerIsBetter)).toEqual([])
})

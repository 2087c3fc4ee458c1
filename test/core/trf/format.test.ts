import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { OUTCOMES, type Outcome } from '#core/match/outcome.ts'
import type { TrfCell } from '#core/trf/cells.ts'
import { formatTrf } from '#core/trf/format.ts'
import { oneLine } from '#core/text/visible.ts'
import type { Trf, TrfRecord } from '#core/trf/trf.ts'
import { inColumns, readTrf, TRF_FILES, trfText } from '#test/support/trf/files.ts'

const again = (text: string): string => formatTrf(readTrf(text))

test('every file is written back unchanged, character for character', () => {
  for (const file of TRF_FILES) {
    const text = trfText(`${file}.trf`)
    expect(again(text)).toBe(text)
    expect(again(text.trimEnd())).toBe(text.trimEnd())
    expect(again(text.replaceAll('\n', '\r'))).toBe(text.replaceAll('\n', '\r'))
    expect(again(`\uFEFF${text.replaceAll('\n', ' \r\n')}\r\n`)).toBe(`\uFEFF${text.replaceAll('\n', ' \r\n')}\r\n`)
  }
})

test('any text that can be read is written back unchanged', () => {
  const line = fc
    .tuple(fc.constantFrom('012 ', '### ', '801 ', 'ABC ', '', ' '), fc.string({ unit: 'grapheme' }))
    .map(([code, words]) => code + words)
  const file = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')).map(([words, end]) => words + end))
  fc.assert(
    fc.property(file, fc.boolean(), (lines, bom) => {
      const text = (bom ? '\uFEFF' : '') + lines.join('')
      expect(again(text)).toBe(text)
    }),
  )
})

test('only a changed line is formatted again', () => {
  const odd = `012 Cup   \r\n${inColumns('001', { 5: ' 002', 15: 'Bob', 49: '1900' })}  \r\n`
  const trf = readTrf(odd)
  const [name, { record, end }] = trf.lines as [Trf['lines'][number], Trf['lines'][number]]
  const changed = formatTrf({ ...trf, lines: [name, { record: { ...record, rating: 1950 } as TrfRecord, end }] })
  expect(changed).toBe(`012 Cup   \r\n${inColumns('001', { 5: '   2', 15: 'Bob', 49: '1950', 81: ' 0.0' })}\r\n`)
})

test('formatting every record of the test files gives the files again', () => {
  for (const file of TRF_FILES) {
    const { bom, lines } = readTrf(trfText(`${file}.trf`))
    expect(formatTrf({ bom, lines: lines.map(({ record, end }) => ({ record, end })) })).toBe(trfText(`${file}.trf`))
  }
})

const upTo = (max: number, min = 0) => fc.integer({ min, max })
const points = (max: number) => upTo(2 * max).map((doubled) => doubled / 2)
// Text that reading does not change: without invisible characters and unusual spaces.
const words = (length: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: length })
    .map((text) => Array.from(oneLine(text)).slice(0, length).join('').trim())
const listOf = (max: number) => fc.array(upTo(max, 1), { minLength: 1, maxLength: 8 })
const cell: fc.Arbitrary<TrfCell> = fc.oneof(
  fc.record({
    opponent: upTo(9999, 1),
    colour: fc.constantFrom('w', 'b', '-'),
    result: fc.constantFrom(...(('10=WDL+-' as string).split('') as Outcome[])),
  }),
  fc.record({
    opponent: fc.constant(0),
    colour: fc.constantFrom('-', ' '),
    result: fc.constantFrom(...(Object.keys(OUTCOMES) as Outcome[]).filter((letter) => letter !== ' ')),
  }),
)
const person = {
  no: upTo(9999, 1),
  sex: fc.constantFrom('', 'm', 'w'),
  title: fc.constantFrom('', 'GM', 'WFM', 'g', 'wf'),
  name: words(33),
  rating: upTo(3000),
  federation: fc.constantFrom('', 'NED', 'UZB'),
  fideId: upTo(99_999_999).map(String),
  birth: fc.constantFrom('', '1990', '1990/01/31'),
  points: points(99),
  rank: upTo(9999),
  rounds: fc.array(cell, { maxLength: 12 }),
}
const record: fc.Arbitrary<TrfRecord> = fc.oneof(
  fc.record({ kind: fc.constant('player' as const), code: fc.constant('001'), ...person }),
  fc.record({ kind: fc.constant('national' as const), code: fc.constant('NED'), ...person }),
  fc.record({
    kind: fc.constant('words' as const),
    code: fc.constantFrom('012', '192', '212', '###'),
    text: words(60),
  }),
  fc.record({ kind: fc.constant('totalRounds' as const), code: fc.constantFrom('142', 'XXR'), rounds: upTo(30, 1) }),
  fc.record({ kind: fc.constant('worth' as const), code: fc.constantFrom('BBW', 'BBU'), points: points(9) }),
  fc.record({
    kind: fc.constant('rewards' as const),
    code: fc.constant('362'),
    worth: fc.record({ TW: points(9), TD: points(9) }),
  }),
  fc.record({
    kind: fc.constant('assignments' as const),
    code: fc.constant('XXS'),
    worth: fc.record({ W: points(9), PAB: points(9) }),
  }),
  fc.record({
    kind: fc.constant('legacyTeam' as const),
    code: fc.constant('013'),
    name: words(32),
    players: listOf(9999),
  }),
  fc.record({
    kind: fc.constant('team' as const),
    code: fc.constant('310'),
    no: upTo(999, 1),
    name: words(32),
    nick: words(5),
    strength: points(2900),
    matchPoints: points(99),
    gamePoints: points(99),
    rank: upTo(999),
    players: listOf(9999),
  }),
  fc.record({
    kind: fc.constant('lineup' as const),
    code: fc.constant('300'),
    round: upTo(99, 1),
    team: upTo(999, 1),
    opponent: upTo(999, 1),
    players: listOf(9999),
  }),
  fc.record({
    kind: fc.constant('byes' as const),
    code: fc.constant('240'),
    type: fc.constantFrom('F', 'H', 'Z'),
    round: upTo(99, 1),
    ids: listOf(9999),
  }),
  fc.record({
    kind: fc.constant('teamByes' as const),
    code: fc.constant('320'),
    matchPoints: points(9),
    gamePoints: points(9),
    teams: listOf(999),
  }),
  fc.record({
    kind: fc.constant('forfeit' as const),
    code: fc.constant('330'),
    type: fc.constantFrom('+-', '-+', '--'),
    round: upTo(99, 1),
    white: upTo(999, 1),
    black: upTo(999, 1),
  }),
  fc.record({
    kind: fc.constant('acceleration' as const),
    code: fc.constant('250'),
    matchPoints: points(9),
    gamePoints: points(9),
    fromRound: upTo(99, 1),
    toRound: upTo(99, 1),
    first: upTo(9999, 1),
    last: upTo(9999, 1),
  }),
  fc.record({
    kind: fc.constant('virtualPoints' as const),
    code: fc.constant('XXA'),
    id: upTo(9999, 1),
    points: fc.array(points(9), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('forbidden' as const),
    code: fc.constant('260'),
    fromRound: upTo(99),
    toRound: upTo(99),
    ids: listOf(9999),
  }),
  fc.record({
    kind: fc.constant('abnormal' as const),
    code: fc.constant('299'),
    type: fc.constantFrom('W', '+', 'P'),
    matchPoints: points(9),
    gamePoints: points(9),
    round: upTo(99, 1),
    ids: listOf(9999),
  }),
  fc.record({ kind: fc.constant('numbers' as const), code: fc.constantFrom('XXP', 'XXZ'), ids: listOf(9999) }),
  fc.record({
    kind: fc.constant('roundDates' as const),
    code: fc.constant('132'),
    dates: fc.array(fc.constantFrom('26/06/01', '26/06/02'), { minLength: 1 }),
  }),
)

test('any record is read back as it was, and written the same again', () => {
  const end = fc.constantFrom('\n', '\r', '\r\n')
  const line = fc.record({ record, end })
  fc.assert(
    fc.property(fc.record({ bom: fc.boolean(), lines: fc.array(line, { maxLength: 6 }) }), (trf) => {
      const read = readTrf(formatTrf(trf))
      expect(read.lines.map((one) => one.record)).toEqual(trf.lines.map((one) => one.record))
      expect(formatTrf({ ...read, lines: read.lines.map((one) => ({ record: one.record, end: one.end })) })).toBe(
        formatTrf(trf),
      )
    }),
  )
})

import { expect, test } from 'vitest'
import { formatTrf } from '#core/trf/format.ts'
import { recordsOf, type TrfRecord } from '#core/trf/trf.ts'
import { inColumns, playerLine, readTrf, trfText } from '#test/support/trf/files.ts'

const only = (line: string): TrfRecord => readTrf(line).lines[0]!.record

test('a player’s line is read by its columns', () => {
  const [first] = recordsOf(readTrf(trfText('fwwrc2024.trf')), 'player')
  expect(first!.record).toMatchObject({
    no: 1,
    sex: '',
    title: 'GM',
    name: 'Ju Wenjun',
    rating: 2536,
    federation: 'CHN',
    fideId: '8603006',
    birth: '',
    points: 8,
    rank: 2,
  })
  expect(first!.record.rounds).toHaveLength(11)
  expect(first!.record.rounds[0]).toEqual({ opponent: 56, colour: 'b', result: '1' })
  expect(first!.record.rounds[2]).toEqual({ opponent: 30, colour: 'b', result: '=' })
})

test('columns count characters: names in any script, beyond 16 bits too, shift nothing', () => {
  for (const name of ['Ńąŝţ, Žoë', 'Иванов, Пётр', '陳, 大文', '𝔄𝔫𝔫, 𝔄', 'عبد الله, علي']) {
    const line = inColumns('001', { 5: '   7', 15: name, 49: '2100', 54: 'NED', 92: '   2 w 1' })
    expect(only(line)).toMatchObject({ no: 7, name, rating: 2100, federation: 'NED', rounds: [{ opponent: 2 }] })
  }
})

test('lines may end with LF, CR or CRLF, mixed, and the last with nothing', () => {
  const trf = readTrf('012 A\r\n022 B\r032 C\n042 D')
  expect(trf.lines.map(({ end }) => end)).toEqual(['\r\n', '\r', '\n', ''])
  expect(trf.lines.map(({ raw }) => raw)).toEqual(['012 A', '022 B', '032 C', '042 D'])
})

test('a byte order mark is no part of the first line', () => {
  const trf = readTrf('\uFEFF012 Cup')
  expect(trf.bom).toBe(true)
  expect(trf.lines[0]!.record).toEqual({ kind: 'words', code: '012', text: 'Cup' })
})

test('every result of TRF is read, in upper or lower case', () => {
  const letters = '1=0wdl+-hfuzWDLHFUZ'
  for (const letter of letters) {
    const record = only(playerLine(1, 'Ann', `   2 B ${letter}`))
    expect(record).toMatchObject({ rounds: [{ opponent: 2, colour: 'b', result: letter.toUpperCase() }] })
  }
})

test('opponent and colour may be blank beside a bare bye, as lichess writes them', () => {
  for (const letter of 'UHF-') {
    expect(only(playerLine(1, 'ann', `       ${letter}`))).toMatchObject({
      rounds: [{ opponent: 0, colour: ' ', result: letter }],
    })
  }
})

test('a round that is blank between others is a round, and one after the last is none', () => {
  const record = only(`${playerLine(1, 'Ann', '   2 w 1            0000 - U')}          `)
  expect(record).toMatchObject({
    rounds: [
      { opponent: 2, colour: 'w', result: '1' },
      { opponent: 0, colour: ' ', result: ' ' },
      { opponent: 0, colour: '-', result: 'U' },
    ],
  })
})

test('a truncated line leaves its missing fields empty', () => {
  expect(only('001    3')).toMatchObject({ no: 3, name: '', rating: 0, points: 0, rank: 0, rounds: [] })
  expect(only(playerLine(1, 'Ann', '   2 w'))).toMatchObject({ rounds: [{ opponent: 2, colour: 'w', result: ' ' }] })
})

test('titles, births and days are kept as written', () => {
  expect(only(inColumns('001', { 5: '   1', 10: 'w', 12: 'wf', 70: '1990' }))).toMatchObject({
    sex: 'w',
    title: 'wf',
    birth: '1990',
  })
  expect(only('042 24/12/2025')).toMatchObject({ text: '24/12/2025' })
  expect(only('042 Christmas Eve')).toMatchObject({ text: 'Christmas Eve' })
})

test('points may have a decimal comma', () => {
  expect(only(inColumns('001', { 5: '   1', 81: ' 4,5' }))).toMatchObject({ points: 4.5 })
})

test('the days of the rounds are in the columns of the rounds', () => {
  expect(only(inColumns('132', { 92: '26/06/01', 102: '26/06/02' }))).toEqual({
    kind: 'roundDates',
    code: '132',
    dates: ['26/06/01', '26/06/02'],
  })
})

test('numbers of rounds are read in both dialects', () => {
  expect(only('142 5')).toMatchObject({ kind: 'totalRounds', rounds: 5 })
  expect(only('XXR 11')).toMatchObject({ kind: 'totalRounds', rounds: 11 })
})

test('the points of results are read in all three dialects', () => {
  expect(only('162  W 3.0    D 1.0    L 0.0    P 3.0')).toMatchObject({ worth: { W: 3, D: 1, L: 0, P: 3 } })
  expect(only('362 TW 2.0   TD 1.0   TL 0.0')).toMatchObject({ worth: { TW: 2, TD: 1, TL: 0 } })
  expect(only('XXS W=3 D=1 PAB=1,5')).toMatchObject({ worth: { W: 3, D: 1, PAB: 1.5 } })
  for (const code of ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU']) {
    expect(only(`${code}  1.5`)).toEqual({ kind: 'worth', code, points: 1.5 })
  }
})

test('a federation’s own line has the columns of a player', () => {
  expect(only(inColumns('NED', { 5: '   4', 15: 'Jansen, Jan', 49: '1876' }))).toMatchObject({
    kind: 'national',
    code: 'NED',
    no: 4,
    name: 'Jansen, Jan',
    rating: 1876,
  })
})

test('teams are read in both dialects', () => {
  expect(only(inColumns('013', { 5: 'Rooks', 37: '   1', 42: '   9', 47: '  12' }))).toEqual({
    kind: 'legacyTeam',
    code: '013',
    name: 'Rooks',
    players: [1, 9, 12],
  })
  const [team] = recordsOf(readTrf(trfText('tec-team14.trf')), 'team')
  expect(team!.record).toEqual({
    kind: 'team',
    code: '310',
    no: 1,
    name: 'Antelopes',
    nick: 'ANTEL',
    strength: 0,
    matchPoints: 10,
    gamePoints: 17.5,
    rank: 1,
    players: [1, 14, 16, 39, 50, 64],
  })
})

test('a line-up keeps its empty boards', () => {
  expect(only('300   2   1   4    0 0000   39   50')).toEqual({
    kind: 'lineup',
    code: '300',
    round: 2,
    team: 1,
    opponent: 4,
    players: [0, 0, 39, 50],
  })
})

test('byes and forfeits of teams are read', () => {
  expect(only('240 H   5   14    3')).toMatchObject({ type: 'H', round: 5, ids: [14, 3] })
  expect(only('320  1.0  2.0 000 000 012')).toMatchObject({ matchPoints: 1, gamePoints: 2, teams: [0, 0, 12] })
  expect(only('330 -+   6   6   1')).toMatchObject({ type: '-+', round: 6, white: 6, black: 1 })
})

test('accelerations are read in both dialects', () => {
  expect(only('250  2.0  1.0   1   3    1   20')).toMatchObject({
    matchPoints: 2,
    gamePoints: 1,
    fromRound: 1,
    toRound: 3,
    first: 1,
    last: 20,
  })
  expect(only('XXA   12  1.0  1.0  0.5')).toMatchObject({ id: 12, points: [1, 1, 0.5] })
})

test('forbidden pairs and absences are read in both dialects', () => {
  expect(only('260   1   9    4   17')).toMatchObject({ fromRound: 1, toRound: 9, ids: [4, 17] })
  expect(only('XXP 4 17')).toMatchObject({ ids: [4, 17] })
  expect(only('XXZ 3 8 21')).toMatchObject({ ids: [3, 8, 21] })
  expect(only('XXZ 3,8/21')).toMatchObject({ ids: [3, 8, 21] })
})

test('abnormal points are read in the columns of the specification, and in the packed ones', () => {
  const written = inColumns('299', { 5: 'W', 8: ' 3.0', 14: ' 2.5', 20: '  4', 24: '   7', 29: '   9' })
  const packed = inColumns('299', { 5: 'W', 7: ' 3.0', 12: ' 2.5', 17: '  4', 21: '   7', 26: '   9' })
  for (const line of [written, packed]) {
    expect(only(line)).toMatchObject({ type: 'W', matchPoints: 3, gamePoints: 2.5, round: 4, ids: [7, 9] })
  }
})

test('lines of text are read, comments too', () => {
  for (const code of '012 022 032 042 052 062 072 082 092 102 112 122 152 172 182 192 202 212 222 352 ### XXC'.split(
    ' ',
  )) {
    expect(only(`${code} Words, and more  `)).toEqual({ kind: 'words', code, text: 'Words, and more' })
  }
})

test('lines of unknown codes are kept, in order, blank ones too', () => {
  const text = '801 informative\n\n802 informative\n999 what\nXXX\n12\nnothing at all\nNED no number\n'
  const trf = readTrf(text)
  expect(trf.lines.map(({ record }) => record.kind)).toEqual(Array(8).fill('other'))
  expect(formatTrf(trf)).toBe(text)
})

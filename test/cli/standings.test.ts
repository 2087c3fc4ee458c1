import { expect, test } from 'vitest'
import { kibitz } from '#cli/kibitz.ts'
import { standingsTsv } from '#cli/standings.ts'
import { inColumns, playerLine, trfText } from '#test/support/trf/files.ts'

const rows = (tsv: string): string[][] =>
  tsv
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** The command's table with the columns of a control file. */
function table(file: string, control: string): string[][] {
  const columns = rows(control)[0]!.slice(2).join(',')
  return rows(standingsTsv(trfText(file), { columns }))
}

for (const file of ['fwwrc2024', 'tec-swiss16', 'gen-dutch-17x9', 'gen-dutch-61x9']) {
  test(`every figure and rank of ${file} is that of FIDE’s reference checker`, () => {
    const control = trfText(`${file}.tb.tsv`)
    expect(table(`${file}.trf`, control)).toEqual(rows(control))
  })
}

test('every figure and rank of the team exercise is that of FIDE’s reference checker', () => {
  const control = trfText('tec-team14.tb.tsv')
  // These three are relative to the group of tied teams.
  const relative = new Set(['EDE', 'TBR', 'BBE'].map((code) => rows(control)[0]!.indexOf(code)))
  const absolute = (all: string[][]) => all.map((row) => row.filter((_, at) => !relative.has(at)))
  expect(absolute(table('tec-team14.trf', control))).toEqual(absolute(rows(control)))
})

test('the order by direct encounter after match points is that of FIDE’s reference checker', () => {
  expect(standingsTsv(trfText('tec-team14.trf'), { columns: 'MPTS,EDE' })).toBe(trfText('tec-team14.ede.tsv'))
})

test('the columns are the file’s own unless others are asked for', () => {
  const players = [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')]
  const header = (...lines: string[]) => rows(standingsTsv([...lines, ...players].join('\n')))[0]!.slice(2)
  expect(header()).toEqual(['PTS', 'DE', 'BH/C1', 'BH', 'SB', 'ARO'])
  expect(header('202 BH:MP/C1,SB')).toEqual(['PTS', 'BH:MP/C1', 'SB'])
  expect(header('212 PTS SB DE')).toEqual(['PTS', 'SB', 'DE'])
  expect(header('212 DE PTS')).toEqual(['DE', 'PTS'])
  const teams = rows(standingsTsv(trfText('tec-team14.trf')))
  expect(teams[0]).toEqual(['StartNo', 'Rank', 'MPTS', 'EDE', 'EMGSB', 'BH:MP'])
  expect(teams).toHaveLength(15)
})

test('`--round` shows the standings after that round', () => {
  const first = rows(standingsTsv(trfText('tec-swiss16.trf'), { round: '1', columns: 'PTS' }))
  expect(first.slice(1, 4)).toEqual([
    ['1', '1', '1.0'],
    ['2', '1', '1.0'],
    ['3', '7', '0.5'],
  ])
  const none = rows(standingsTsv(trfText('tec-swiss16.trf'), { round: '0', columns: 'PTS' }))
  expect(none.slice(1).every(([, rank, points]) => rank === '1' && points === '0.0')).toBe(true)
})

test('a request that can’t be answered is refused with a sentence', () => {
  const swiss = trfText('tec-swiss16.trf')
  for (const round of ['6', '-1', '1.5', 'two', ''])
    expect(() => standingsTsv(swiss, { round })).toThrow(`No round ${round}: the file has 5 rounds.`)
  expect(() => standingsTsv(swiss, { columns: 'PTS,QQ' })).toThrow('Unknown tie-break “QQ”.')
  expect(() => standingsTsv(swiss, { columns: '' })).toThrow('Unknown tie-break “”.')
  expect(() => standingsTsv(inColumns('001', { 5: '   1', 49: 'high' }))).toThrow(
    'Line 1, column 49: the rating “high” is not a whole number.',
  )
  expect(() => standingsTsv('')).toThrow('Line 1, column 1: the file has no player lines (001).')
})

test('standings prints the table only, or a sentence', async () => {
  expect(await kibitz(['standings', 'scripts/demo/trf/tec-team14.trf', '--columns', 'MPTS,EDE'])).toEqual({
    exitCode: 0,
    stdout: trfText('tec-team14.ede.tsv'),
  })
  expect(await kibitz(['standings', 'scripts/demo/trf/tec-swiss16.trf', '--columns', 'QQ'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'Unknown tie-break “QQ”.',
  })
})

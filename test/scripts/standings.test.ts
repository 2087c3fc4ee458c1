import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { standingsTsv } from '../../scripts/standings-tsv.ts'
import { inColumns, playerLine, trfText } from '#test/support/trf/files.ts'

const rows = (tsv: string): string[][] =>
  tsv
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** The command's own table in the columns of a control file. */
function table(file: string, control: string): string[][] {
  const columns = rows(control)[0]!.slice(2).join(',')
  return rows(standingsTsv(trfText(file), { columns }) as string)
}

for (const file of ['fwwrc2024', 'tec-swiss16', 'gen-dutch-17x9', 'gen-dutch-61x9']) {
  test(`every figure and rank of ${file} is that of FIDE’s reference checker`, () => {
    const control = trfText(`${file}.tb.tsv`)
    expect(table(`${file}.trf`, control)).toEqual(rows(control))
  })
}

test('every figure and rank of the team exercise is that of FIDE’s reference checker', () => {
  const control = trfText('tec-team14.tb.tsv')
  // These three are relative to the group that is tied.
  const relative = new Set(['EDE', 'TBR', 'BBE'].map((code) => rows(control)[0]!.indexOf(code)))
  const absolute = (all: string[][]) => all.map((row) => row.filter((_, at) => !relative.has(at)))
  expect(absolute(table('tec-team14.trf', control))).toEqual(absolute(rows(control)))
})

test('the order by direct encounter after match points is that of FIDE’s reference checker', () => {
  expect(standingsTsv(trfText('tec-team14.trf'), { columns: 'MPTS,EDE' })).toBe(trfText('tec-team14.ede.tsv'))
})

test('the columns are the file’s own unless others are asked for', () => {
  const players = [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')]
  const header = (...lines: string[]) => rows(standingsTsv([...lines, ...players].join('\n')) as string)[0]!.slice(2)
  expect(header()).toEqual(['PTS', 'DE', 'BH/C1', 'BH', 'SB', 'ARO'])
  expect(header('202 BH:MP/C1,SB')).toEqual(['PTS', 'BH:MP/C1', 'SB'])
  expect(header('212 PTS SB DE')).toEqual(['PTS', 'SB', 'DE'])
  expect(header('212 DE PTS')).toEqual(['DE', 'PTS'])
  const teams = rows(standingsTsv(trfText('tec-team14.trf')) as string)
  expect(teams[0]).toEqual(['StartNo', 'Rank', 'MPTS', 'EDE', 'EMGSB', 'BH:MP'])
  expect(teams).toHaveLength(15)
})

test('a round shows the standings after it', () => {
  const first = rows(standingsTsv(trfText('tec-swiss16.trf'), { round: '1', columns: 'PTS' }) as string)
  expect(first.slice(1, 4)).toEqual([
    ['1', '1', '1.0'],
    ['2', '1', '1.0'],
    ['3', '7', '0.5'],
  ])
  const none = rows(standingsTsv(trfText('tec-swiss16.trf'), { round: '0', columns: 'PTS' }) as string)
  expect(none.slice(1).every(([, rank, points]) => rank === '1' && points === '0.0')).toBe(true)
})

test('what cannot be shown is refused in a sentence', () => {
  const swiss = trfText('tec-swiss16.trf')
  for (const round of ['6', '-1', '1.5', 'two', '']) {
    expect(standingsTsv(swiss, { round })).toEqual({ refusal: `No round ${round}: the file has 5 rounds.` })
  }
  expect(standingsTsv(swiss, { columns: 'PTS,QQ' })).toEqual({ refusal: 'Unknown tie-break “QQ”.' })
  expect(standingsTsv(swiss, { columns: '' })).toEqual({ refusal: 'There is no tie-break “”.' })
  expect(standingsTsv(inColumns('001', { 5: '   1', 49: 'high' }))).toEqual({
    refusal: 'Line 1, column 49: the rating “high” is no whole number.',
  })
  expect(standingsTsv('')).toEqual({ refusal: 'Line 1, column 1: the file has no player lines (001).' })
})

const root = new URL('../..', import.meta.url).pathname
const run = (...args: string[]) => {
  const PATH = `${root}node_modules/.bin:${process.env.PATH}`
  const env = { ...process.env, PATH, INIT_CWD: root, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync('node', ['scripts/standings.ts', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command prints the table alone, or a sentence on the error stream and fails', () => {
  expect(run('test/support/trf/tec-team14.trf', '--columns', 'MPTS,EDE')).toEqual({
    status: 0,
    stdout: trfText('tec-team14.ede.tsv'),
    stderr: '',
  })
  expect(run('no-such.trf')).toEqual({ status: 1, stdout: '', stderr: 'Can’t read no-such.trf.\n' })
  const usage = { status: 1, stdout: '', stderr: expect.stringMatching(/^Usage: .*FILE\.trf/) }
  expect(run()).toEqual(usage)
  expect(run('a.trf', '--what')).toEqual(usage)
})

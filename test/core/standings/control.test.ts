import { expect, test } from 'vitest'
import { formatFigure } from '#core/standings/format.ts'
import { standings } from '#core/standings/table.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

/** The lines that a file of control values should have, computed here. */
function worked(file: string, header: string[]): string[] {
  const { snapshot } = importText(trfText(`${file}.trf`))
  const { columns, rows } = standings(snapshot, snapshot.rounds.length, header.slice(2))
  expect(columns.map(({ code }) => code)).toEqual(header.slice(2))
  const lines = rows.map(({ player, rank, values }) => ({
    no: snapshot.players.no[player]!,
    cells: [rank, ...values.map((value, at) => formatFigure(value, columns[at]!))],
  }))
  return lines.toSorted((a, b) => a.no - b.no).map(({ no, cells }) => [no, ...cells].join('\t'))
}

test.each([
  'fwwrc2024.tb',
  'gen-dutch-17x9.tb',
  'gen-dutch-61x9.tb',
  'tec-swiss16.tb',
  'tec-team14.tb',
  'tec-team14.ede',
])('ranks and every column of %s are those of FIDE’s reference checker', (control) => {
  const [header = '', ...lines] = trfText(`${control}.tsv`).trim().split('\n')
  expect(worked(control.replace(/\.\w+$/, ''), header.split('\t'))).toEqual(lines)
})

const figureOf = (file: string, no: number, code: string, edition: 2024 | 2026): string => {
  const { snapshot } = importText(trfText(`${file}.trf`), { settings: { edition } })
  const { columns, rows } = standings(snapshot, snapshot.rounds.length, [code])
  const row = rows.find(({ player }) => snapshot.players.no[player] === no)!
  return formatFigure(row.values[0]!, columns[0]!)
}

test.each([
  ['tec-swiss16', 4, 'BH', '15.0', '14.0'],
  ['tec-swiss16', 6, 'BH', '12.0', '11.5'],
  ['tec-swiss16', 11, 'BH', '13.5', '12.5'],
  ['tec-team14', 1, 'BH:MP', '64.0', '61.0'],
  ['tec-team14', 1, 'EMMSB', '88.00', '82.00'],
])('dummy opponents are capped since 2026: %s, number %i, %s', (file, no, code, before, since) => {
  expect(figureOf(file, no, code, 2024)).toBe(before)
  expect(figureOf(file, no, code, 2026)).toBe(since)
})

test('five teams with ten match points are ordered 4, 2, 1, 3, 5 by extended direct encounter', () => {
  const { snapshot } = importText(trfText('tec-team14.trf'))
  const { rows } = standings(snapshot, 7, ['MPTS', 'EDE'])
  expect(rows.slice(0, 5).map(({ player }) => snapshot.players.no[player])).toEqual([4, 2, 1, 3, 5])
})

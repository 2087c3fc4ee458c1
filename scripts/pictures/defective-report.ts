import { readFileSync } from 'node:fs'

const put = (line: string, column: number, words: string): string =>
  line.slice(0, column - 1).padEnd(column - 1) + words + line.slice(column - 1 + words.length)
const roundColumn = (round: number): number => 92 + 10 * (round - 1)
const player = (no: number): string => `001 ${String(no).padStart(4)}`

/**
 * A report of another program with typical faults, after three of five rounds and in the middle of the fourth: a letter
 * in a rating, shifted columns, a game that both players won, a wrong opponent number, a date with the day first, and a
 * number that two players share.
 */
export function defectiveReport(): string {
  const lines = readFileSync(new URL('../demo/trf/tec-swiss16.trf', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (line.startsWith('001') ? line.slice(0, roundColumn(5) - 1).trimEnd() : line))
  const change = (no: number, how: (line: string) => string): void => {
    const at = lines.findIndex((line) => line.startsWith(player(no)))
    lines[at] = how(lines[at]!)
  }
  // Points after the rounds that are left in the file.
  for (const [no, points] of [3, 3.5, 3, 3, 1.5, 2, 1.5, 2.5, 0.5, 1, 1.5, 2, 1.5, 1, 2, 2.5].entries()) {
    change(no + 1, (line) => put(line, 81, points.toFixed(1).padStart(4)))
  }
  // Players 6 and 10 are still playing.
  change(6, (line) => put(put(line, roundColumn(4) + 7, '?'), 81, ' 1.0'))
  change(10, (line) => put(line, roundColumn(4) + 7, '?'))
  change(1, (line) => put(line, 70, '13/07/1998'))
  change(3, (line) => put(line, 49, '21O0'))
  change(5, (line) => line.slice(0, 44) + line.slice(46))
  change(7, (line) => put(line, roundColumn(1) + 7, '1'))
  change(15, (line) => put(line, roundColumn(1) + 7, '1'))
  change(8, (line) => put(line, roundColumn(2), '  99'))
  return [...lines, `001   16 m    ${'Zeman, Rostislav'.padEnd(34)}1866 CZE`, ''].join('\n')
}

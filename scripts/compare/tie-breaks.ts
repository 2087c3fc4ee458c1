import { spawnSync } from 'node:child_process'
import { standingsTsv } from '#cli/standings.ts'
import type { ComparedTieBreaks } from './record.ts'

/**
 * Runs FIDE’s TieBreakServer over many files in one process: starting it costs more than a tournament. Reads lines of a
 * file’s name, its rounds and its codes, and prints the file’s name and its table.
 */
const DRIVER = `
import io, sys
sys.path.insert(0, sys.argv[1])
from tiebreakchecker import tiebreakchecker
real = sys.stdout
for line in sys.stdin:
    file, rounds, codes = line.rstrip().split('\\t')
    sys.argv = ['tbs', '-i', file, '-o', '-', '-dT', '-f', 'TRF', '-s', '-n', rounds, '-t'] + codes.split(',')
    sys.stdout = io.StringIO()
    try:
        tiebreakchecker().common_main()
    except BaseException as fault:
        sys.stdout.write('failed: ' + repr(fault))
    table, sys.stdout = sys.stdout.getvalue(), real
    print('@' + file)
    print(table)
`

export interface RankedEvent {
  seed: number
  file: string
  text: string
  /** Fewer than planned if the event ended early. */
  rounds: number
  codes: string[]
}

/** Compares the ranks and tie-breaks of events with those of TieBreakServer, in a folder that the caller names. */
export function compareTieBreaks(folder: string, events: readonly RankedEvent[], way: ComparedTieBreaks): void {
  const input = events.map(({ file, rounds, codes }) => `${file}\t${rounds}\t${codes.join(',')}\n`).join('')
  const { stdout, stderr, status } = spawnSync('python3', ['-c', DRIVER, folder], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  const tables = new Map(
    stdout
      .split(/^@/m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]),
  )
  for (const { seed, file, text, codes } of events) {
    const theirs = tables.get(file) ?? ''
    if (!theirs.startsWith('StartNo')) {
      way.failed[seed] = theirs.slice(0, 300)
      continue
    }
    const [ours, other] = [rowsOf(standingsTsv(text)), rowsOf(theirs)]
    way.events += 1
    way.values += ours.length * codes.length
    const columns = ['rank', ...codes]
    const wrong = columns.filter((_, column) =>
      ours.some((row, at) => !isSame(row[column + 1], other[at]?.[column + 1])),
    )
    if (wrong.length > 0) way.differences[seed] = wrong
  }
}

/** The cells of each line below the header: number, rank, values. */
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Both write figures as they like: 4 and 4.0 are the same. */
const isSame = (one = '', other = ''): boolean => one === other || (one !== '' && Number(one) === Number(other))

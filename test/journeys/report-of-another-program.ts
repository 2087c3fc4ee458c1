import { trfText } from '#test/support/trf/files.ts'

/** Half points for a result letter of a game or a bye. */
const WORTH: Record<string, number> = { '1': 2, '+': 2, F: 2, U: 2, '=': 1, H: 1 }
/** Start column (from 0) and width of a round. */
const [FIRST, WIDE] = [91, 10]

/**
 * A report of another program in the middle of a 61-player event: after `drawn` of `rounds` rounds, with the points at
 * that time.
 */
export function reportAfter(drawn: number, rounds: number): string {
  const lines = trfText('gen-dutch-61x9.trf')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => {
      if (!line.startsWith('001')) return line
      const letters = Array.from({ length: drawn }, (_, at) => line[FIRST + WIDE * at + 7] ?? ' ')
      const points = letters.reduce((sum, letter) => sum + (WORTH[letter] ?? 0), 0) / 2
      return `${line.slice(0, 80)}${points.toFixed(1).padStart(4)} ${line.slice(85, FIRST + WIDE * drawn - 1)}`.trimEnd()
    })
  return [...lines, `XXR ${rounds}`, ''].join('\r\n')
}

import { trfText } from '#test/support/trf/files.ts'

/** What a letter of a game or a bye is worth, doubled. */
const WORTH: Record<string, number> = { '1': 2, '+': 2, F: 2, U: 2, '=': 1, H: 1 }
/** The column in which the rounds begin, and how wide each is. */
const [FIRST, WIDE] = [91, 10]

/** A tournament of 61 players as another program reports it in its middle: after so many rounds, points as they were then. */
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

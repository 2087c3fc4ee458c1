import { trfText } from '#test/support/trf/files.ts'

const text = async (name: string): Promise<string> => trfText(name)

/** The final order, best first, by points and tie-breaks of FIDE's reference checker. */
export async function finalOrder(): Promise<string[]> {
  const [heads = [], ...rows] = (await text('fwwrc2024.tb.tsv'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const keys = ['PTS', 'BH/C1', 'BH', 'SB', 'ARO'].map((key) => heads.indexOf(key))
  const names = new Map((await lines()).map(({ no, name }) => [no, name]))
  return rows
    .map((row) => ({ no: Number(row[0]), figures: keys.map((key) => Number(row[key])) }))
    .sort((a, b) => keys.reduce((order, _, at) => order || b.figures[at]! - a.figures[at]!, 0) || a.no - b.no)
    .map(({ no }) => names.get(no)!)
}

/** Points after a round by name, in half points. */
export async function pointsAfter(round: number): Promise<Map<string, number>> {
  const players = await lines()
  return new Map(
    players.map(({ name, results }) => [
      name,
      results.slice(0, round).reduce((sum, letter) => sum + WORTH[letter]!, 0),
    ]),
  )
}

const WORTH: Record<string, number> = { '1': 2, '+': 2, F: 2, U: 2, '=': 1, H: 1, '0': 0, '-': 0, Z: 0, ' ': 0 }

/** Players' lines of the TRF file: name in columns 15 to 47, a result every ten columns from 99 on. */
async function lines(): Promise<{ no: number; name: string; results: string[] }[]> {
  const players = (await text('fwwrc2024.trf')).split(/\r?\n/).filter((line) => line.startsWith('001'))
  return players.map((line) => ({
    no: Number(line.slice(4, 8)),
    name: line.slice(14, 47).trim().split(', ').toReversed().join(' ').trim(),
    results: Array.from({ length: 11 }, (_, at) => line[98 + 10 * at] ?? ' '),
  }))
}

import { spawnSync } from 'node:child_process'

/** Runs bbpPairings, whose executable the variable BBP names. */
export function bbp(program: string, args: string[]): { status: number; stdout: string; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (error) throw error
  return { status: status ?? 2, stdout, stderr }
}

/** The line by which the program names itself. */
export const bbpName = (program: string): string => bbp(program, ['-r']).stdout.trim().split('\n')[0] ?? ''

/** The rounds of a file that its checker would pair otherwise, each with its lines; a text if it can’t read the file. */
export function bbpDifferences(program: string, file: string): Map<number, string[]> | string {
  const { status, stdout, stderr } = bbp(program, ['--dutch', file, '-c'])
  if (status !== 0) return (stderr || stdout).trim()
  const found = new Map<number, string[]>()
  let round = 0
  for (const line of stdout.split('\n')) {
    const [, number] = /: Round #(\d+)$/.exec(line) ?? []
    if (number !== undefined) round = Number(number)
    else if (line.trim() !== '') found.set(round, [...(found.get(round) ?? []), line])
  }
  return found
}

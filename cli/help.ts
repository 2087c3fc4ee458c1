import type { Command } from './command.ts'

const EXIT_CODES = `Exit codes:
  0  done
  1  the answer is no: no legal pairing (pair), or boards that differ (check)
  2  no answer: the file can’t be read, the command was called in a wrong way, or the program failed`

export const programHelp = (
  commands: readonly Command[],
): string => `Pairs, checks and ranks chess tournaments in files of FIDE’s format (TRF16, TRF26) or of Kibitz (JSON).

Usage:
${commands.map(({ usage }) => `  kibitz ${usage}`).join('\n')}
  kibitz --version

${table(commands.map(({ usage, summary }) => [usage.split(' ')[0]!, summary]))}

FILE may be - for standard input. “kibitz pair --help” explains pair, and so on.

${EXIT_CODES}
`

export function commandHelp({ usage, summary, details, options }: Command): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help])
  return (
    [
      `Usage: kibitz ${usage}`,
      `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
      details,
      ...(rows.length > 0 ? [`Options:\n${table(rows)}`] : []),
      EXIT_CODES,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

function table(rows: string[][]): string {
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')
}

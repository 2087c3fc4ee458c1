import { formatFigure } from '#core/standings/format.ts'
import { rankingCodes } from '#core/standings/ranking-codes.ts'
import { standings as standingsTable } from '#core/standings/table.ts'
import { parseTieBreak } from '#core/standings/tie-breaks.ts'
import { asLines, asNotes, CommandError, parseFileWords, type Command, type CommandOptions } from './command.ts'
import { parseTournament, readText, type FileTournament } from './tournament-file.ts'

const OPTIONS = {
  round: { type: 'string', value: 'N', help: 'after round N; without it, after the last one in the file' },
  columns: {
    type: 'string',
    value: 'PTS,DE,…',
    help: 'the score and the tie-breaks to rank by, by FIDE’s codes; without it, those of the file',
  },
} satisfies CommandOptions

export const standings: Command = {
  usage: 'standings FILE [--round N] [--columns PTS,DE,BH/C1,…]',
  summary: 'ranks a tournament by FIDE’s tie-breaks',
  details:
    'Prints a table, its cells separated by tabs: a header, then a line for each competitor in the order of their numbers.\nCompetitors are ranked by the columns from left to right. “-0” is an undefined value, “-” the rank of someone left out.',
  options: OPTIONS,
  async run(args) {
    const { file, values } = parseFileWords(args, OPTIONS)
    const tournament = parseTournament(await readText(file))
    return { exitCode: 0, stdout: tableOf(tournament, values), ...asNotes(tournament.notes) }
  },
}

interface StandingsOptions {
  /** The last round of the file if left out. */
  round?: string | undefined
  /** Tie-break codes separated by commas; the file’s own if left out. */
  columns?: string | undefined
}

/** The standings of a TRF file as tab-separated text. Throws a CommandError. */
export function standingsTsv(file: string, { round: asked, columns: codeList }: StandingsOptions = {}): string {
  return tableOf(parseTournament(file), { round: asked, columns: codeList })
}

function tableOf({ snapshot }: FileTournament, { round: asked, columns: codeList }: StandingsOptions): string {
  const given = codeList?.split(',').map((code) => code.trim())
  const unknown = given?.find((code) => !parseTieBreak(code))
  if (unknown !== undefined) throw new CommandError(`Unknown tie-break “${unknown}”.`)
  const round = asked === undefined ? snapshot.round : Number(asked)
  if (!Number.isInteger(round) || round < 0 || round > snapshot.round || asked === '')
    throw new CommandError(`No round ${asked}: the file has ${snapshot.round} rounds.`)

  const codes = given ?? rankingCodes(snapshot.settings)
  const { columns, rows } = standingsTable(snapshot, round, codes, given ? undefined : snapshot.settings.displayPoints)
  const lines = rows
    .toSorted((a, b) => a.player - b.player)
    .map(({ player, rank, exclusion, values }) => {
      const figures = columns.map((column, at) => formatFigure(values[at]!, column))
      return [snapshot.players.no[player], exclusion ? '-' : rank, ...figures].join('\t')
    })
  return asLines([['StartNo', 'Rank', ...codes].join('\t'), ...lines])
}

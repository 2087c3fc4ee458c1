import type { TieBreakCode } from '../core/tournament/tie-break-codes.ts'
import { formatFigure } from '../core/standings/format.ts'
import { standings } from '../core/standings/table.ts'
import { parseTieBreak } from '../core/standings/tie-breaks.ts'
import type { Settings } from '../core/tournament/tournament.ts'
import { formatFault, isFault } from '../core/trf/fault.ts'
import { importTrf } from '../core/trf/import.ts'
import { parseTrf } from '../core/trf/parse.ts'
import { codesOf, SCORES } from '../core/trf/settings.ts'

interface Wish {
  /** Else after the last round drawn. */
  round?: string
  /** Codes between commas; else the file's own. */
  columns?: string
}

/** Why there is no table, in a sentence. */
export interface Refusal {
  refusal: string
}

/**
 * The standings of a TRF file as tab-separated text: header, then a line a competitor by number, ranked by the columns
 * from left to right. `-0` is undefined; who is out of the standings has the rank `-`.
 */
export function standingsTsv(file: string, { round: wished, columns: given }: Wish = {}): string | Refusal {
  const trf = parseTrf(file)
  if (isFault(trf)) return { refusal: formatFault(trf) }
  const imported = importTrf(trf, { id: 'file', now: 0 })
  if (isFault(imported)) return { refusal: formatFault(imported) }
  const { snapshot } = imported

  const codes = given?.split(',').map((code) => code.trim()) ?? usual(codesOf(trf), snapshot.settings)
  const unknown = codes.find((code) => !parseTieBreak(code))
  if (unknown !== undefined) return { refusal: `Unknown tie-break “${unknown}”.` }
  const round = wished === undefined ? snapshot.round : Number(wished)
  if (!Number.isInteger(round) || round < 0 || round > snapshot.round || wished === '') {
    return { refusal: `No round ${wished}: the file has ${snapshot.round} rounds.` }
  }

  const { columns, rows } = standings(snapshot, round, codes)
  const lines = rows
    .toSorted((a, b) => a.player - b.player)
    .map(({ player, rank, exclusion, values }) => {
      const figures = columns.map((column, at) => formatFigure(values[at]!, column))
      return [snapshot.players.no[player], exclusion ? '-' : rank, ...figures].join('\t')
    })
  return [['StartNo', 'Rank', ...codes].join('\t'), ...lines, ''].join('\n')
}

/** The file's own order with the score before it, or the usual one. */
function usual(own: TieBreakCode[], { competitors, displayPoints, tieBreaks }: Settings): TieBreakCode[] {
  const score = competitors === 'individual' ? 'PTS' : displayPoints === 'game' ? 'GPTS' : 'MPTS'
  return own.some((code) => SCORES.includes(code)) ? own : [score, ...tieBreaks]
}

import type { TieSide, TieBreakGame, GoesThrough } from './decision.ts'

const letterOf = (side: TieSide): string => (side === 0 ? 'w' : 'b')

/** The text of the fact `tieBreak`: games in order, `rapid w 2:0 10+5;blitz b 1:1`, points in half points. */
export const formatTieBreak = (games: readonly TieBreakGame[]): string =>
  games
    .map(({ kind, white, points, timeControl }) =>
      `${kind} ${letterOf(white)} ${points.join(':')} ${timeControl}`.trimEnd(),
    )
    .join(';')

/** The text of the fact `goesThrough`: `w lot ==`. */
export const formatGoesThrough = ({ side, reason, outcome }: GoesThrough): string =>
  `${letterOf(side)} ${reason} ${outcome}`

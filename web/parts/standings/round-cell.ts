import * as say from '#words/standings.js'
import type { RoundLine } from '#core/standings/round-line.ts'
import { formatPoints } from '#core/text/score.ts'

export interface RoundCell {
  round: number
  kind: 'win' | 'draw' | 'loss' | 'open' | 'bye' | 'none'
  /** 1, ½, 0, game points, or empty before there is a result. */
  figure: string
  colour?: 'White' | 'Black'
  /** The opponent's starting number; several competitors may share a rank. For a player of a team, the board. */
  no?: number
  opponent?: string
  /** Id of the pairing. */
  match?: string
  bonus: boolean
  /** Whether the result waits for confirmation. */
  provisional?: true
  /** A description of the whole cell, for screen readers and tooltips. */
  title: string
}

const RESULT_KINDS = ['loss', 'draw', 'win'] as const
const COLOURS = { W: 'White', B: 'Black' } as const
interface CellContext {
  no?: (player: number) => number
  name: (player: number) => string
  pairingId: (round: number, no: number) => string
  isProvisional: (round: number, pairing: number) => boolean
  /** Whether scores are game points. */
  gamePoints: boolean
}

/** The cell of a round. `bonus`: a bonus was granted in that round. */
export function roundCell(line: RoundLine, bonus: boolean, field: CellContext): RoundCell {
  const { round, outcome, opponent, no } = line
  const match = no === null ? undefined : field.pairingId(round, no)
  const waits = field.isProvisional(round, line.pairing)
  const start = { round, bonus, ...(match !== undefined && { match }), ...(waits && { provisional: true as const }) }
  const titled = (sentence: string) =>
    [sentence, ...(bonus ? [say.bonusGranted()] : []), ...(waits ? [say.provisional()] : [])].join('. ')
  if (no === null) return { ...start, kind: 'none', figure: '', title: titled(say.cellNotPaired({ round })) }
  const figure = lineFigure(line, field.gamePoints)
  if (opponent < 0) return { ...start, kind: 'bye', figure, title: titled(say.cellBye({ round, kind: outcome })) }
  const kind = line.match === null ? 'open' : RESULT_KINDS[line.match]!
  const colour = COLOURS[line.colour ?? 'W']
  const facts = { round, result: kind, opponent: field.name(opponent) }
  const isForfeit = outcome === '+' || outcome === '-'
  return {
    ...start,
    kind,
    figure,
    colour,
    ...(field.no && { no: field.no(opponent) }),
    opponent: facts.opponent,
    title: titled(isForfeit ? say.cellForfeit(facts) : say.cellGame({ ...facts, colour })),
  }
}

/** A competitor's score in a round: 1, ½, 0, + or −, or game points; empty while it is open. */
export function lineFigure({ match, game, outcome }: RoundLine, gamePoints: boolean): string {
  if (gamePoints && game !== null) return formatPoints(game)
  if (outcome === '+') return '+'
  if (outcome === '-') return '−'
  return match === null ? '' : formatPoints(match)
}

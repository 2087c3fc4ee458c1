import * as say from '#words/standings.js'
import * as sayPresent from '#words/asItStands.js'
import type { RunningEntry } from '#core/standings/as-it-stands.ts'
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
  /** When a match without a result starts, in milliseconds. */
  start?: number
  /** A running match, whose figure is the present score of both sides. */
  running?: 'open' | 'won' | 'lost'
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
  /** When a pairing starts; undefined if nobody knows. */
  startOf?: (round: number, pairing: number) => number | undefined
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
  const startsAt = kind === 'open' && !figure ? field.startOf?.(round, line.pairing) : undefined
  const facts = { round, result: kind, opponent: field.name(opponent) }
  const isForfeit = outcome === '+' || outcome === '-'
  return {
    ...start,
    kind,
    figure,
    colour,
    ...(startsAt !== undefined && { start: startsAt }),
    ...(field.no && { no: field.no(opponent) }),
    opponent: facts.opponent,
    title: titled(isForfeit ? say.cellForfeit(facts) : say.cellGame({ ...facts, colour })),
  }
}

const RUNNING_TITLES = { open: sayPresent.cellRunning, won: sayPresent.cellWon, lost: sayPresent.cellLost }

/** The cell of a running match: its present score, and whether one side can no longer be caught. */
export function runningCell(line: RoundLine, bonus: boolean, entry: RunningEntry, field: CellContext): RoundCell {
  const { no: _, start: __, ...cell } = roundCell({ ...line, match: null, outcome: ' ' }, bonus, field)
  const running = entry.decided ?? 'open'
  const score = entry.points.map(formatPoints).join('–')
  const title = RUNNING_TITLES[running]({ round: line.round, score, opponent: field.name(line.opponent) })
  return { ...cell, kind: 'open', figure: score, running, title }
}

/** A competitor's score in a round: 1, ½, 0, + or −, or game points; empty while it is open. */
export function lineFigure({ match, game, outcome }: RoundLine, gamePoints: boolean): string {
  if (gamePoints && game !== null) return formatPoints(game)
  if (outcome === '+') return '+'
  if (outcome === '-') return '−'
  return match === null ? '' : formatPoints(match)
}

import type { BoardPly } from './source-game.ts'

interface PgnFacts {
  event: string
  round: number
  board: number
  white: string
  black: string
  fen?: string | undefined
  timeControl?: string | undefined
  result?: string
}

const RESULTS: Record<string, string> = { '10': '1-0', '01': '0-1', '==': '1/2-1/2' }

const value = (text: string): string => text.replaceAll('"', "'").replaceAll('\\', '/').replace(/\s+/g, ' ')

/** A game as PGN. A new move only appends to the text, so that viewers can be sent what was added. */
export function boardPgn(facts: PgnFacts, plies: readonly BoardPly[]): string {
  const { event, round, board, white, black, fen, timeControl, result } = facts
  const tags = [
    ['Event', event],
    ['Round', String(round)],
    ['Board', String(board)],
    ['White', white || '?'],
    ['Black', black || '?'],
    ['Result', RESULTS[result ?? ''] ?? '*'],
    ...(timeControl ? [['TimeControl', timeControl]] : []),
    ...(fen
      ? [
          ['SetUp', '1'],
          ['FEN', fen],
        ]
      : []),
  ] as [string, string][]
  const first = Number(fen?.split(' ')[5]) || 1
  const offset = fen?.split(' ')[1] === 'b' ? 1 : 0
  const moves = plies.map((ply, at) => {
    const number = first + Math.floor((at + offset) / 2)
    const dots = (at + offset) % 2 === 0 ? '.' : '...'
    return `${number}${dots} ${ply.san}${comment(ply)} `
  })
  const head = tags.map(([tag, text]) => `[${tag} "${value(text)}"]`).join('\n')
  return `${head}\n\n${moves.join('')}${RESULTS[result ?? ''] ?? '*'}`
}

function comment({ clock, spent, evaluation }: BoardPly): string {
  const commands = [
    ...(evaluation
      ? [`[%eval ${'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.cp / 100).toFixed(2)}]`]
      : []),
    ...(clock === undefined ? [] : [`[%clk ${time(clock)}]`]),
    ...(clock === undefined && spent !== undefined ? [`[%emt ${time(spent)}]`] : []),
  ]
  return commands.length > 0 ? ` {${commands.join(' ')}}` : ''
}

const two = (part: number): string => String(part).padStart(2, '0')
const time = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

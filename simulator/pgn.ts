import { addresses } from './addresses.ts'
import { ENDINGS, type Code, type Result } from './endings.ts'
import type { BoardAt, GameAt } from './match-at.ts'
import type { Plan, PlannedPlayer } from './plan.ts'
import { position } from './positions.ts'

const two = (part: number) => String(part % 60).padStart(2, '0')

/** `H:MM:SS`, with tenths if they are not zero. */
export function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const whole = Math.floor(tenths / 10)
  const rest = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}${rest}`
}

/** PGN date and time in UTC: `2026.03.01` and `18:00:00`. */
function stamp(at: number): [date: string, time: string] {
  const text = new Date(at).toISOString()
  return [text.slice(0, 10).replaceAll('-', '.'), text.slice(11, 19)]
}

function termination([white, black]: [Code, Code], names: [string, string]): string {
  if (white === 'win') return `${names[0]} ${black === 'win' ? 'won' : ENDINGS[black].termination}`
  return black === 'win' ? `${names[1]} ${ENDINGS[white].termination}` : ENDINGS[white].termination
}

export const resultText = (codes?: [Code, Code]): Result | '*' => {
  if (!codes) return '*'
  return codes[0] === 'win' ? '1-0' : codes[1] === 'win' ? '0-1' : '1/2-1/2'
}

export const seats = (board: BoardAt, game: GameAt): [PlannedPlayer, PlannedPlayer] =>
  game.white === 0 ? board.players : [board.players[1], board.players[0]]

/** PGN in the style of chess.com: its order of tags, and a clock after every move. */
export function pgn(plan: Plan, board: BoardAt, game: GameAt): string {
  const [white, black] = seats(board, game)
  const [date, time] = stamp(game.startedAt)
  const [endDate, endTime] = stamp(game.endedAt ?? 0)
  const result = resultText(game.codes)
  const tags = [
    ['Event', 'Live Chess'],
    ['Site', 'Chess.com'],
    ['Date', date],
    ['Round', '-'],
    ['White', white.username],
    ['Black', black.username],
    ['Result', result],
    ['Match', addresses.matchPage(plan.id)],
    ['CurrentPosition', position(game.replay, game.moves.length)],
    ['Timezone', 'UTC'],
    ['ECO', game.replay.eco],
    ['ECOUrl', addresses.opening(game.replay.opening)],
    ['UTCDate', date],
    ['UTCTime', time],
    ['WhiteElo', white.rating],
    ['BlackElo', black.rating],
    ['TimeControl', `${plan.control.base}+${plan.control.increment}`],
    ...(game.codes ? [['Termination', termination(game.codes, [white.username, black.username])]] : []),
    ['StartTime', time],
    ...(game.endedAt === undefined
      ? []
      : [
          ['EndDate', endDate],
          ['EndTime', endTime],
        ]),
    ['Link', addresses.game(game.id)],
  ]
  const moves = game.moves.map((san, ply) => {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`
    return `${number} ${san} {[%clk ${clockText(game.clocks[ply]?.left ?? 0)}]}`
  })
  return `${tags.map(([tag, value]) => `[${tag} "${value}"]\n`).join('')}\n${[...moves, result].join(' ')}\n`
}

import { addresses } from '../addresses.ts'
import { hash } from '../dice.ts'
import type { Code } from '../endings.ts'
import type { BoardAt, GameAt } from '../match-at.ts'
import { pgn, seats } from '../pgn.ts'
import type { Plan, PlannedPlayer } from '../plan.ts'
import { position } from '../positions.ts'
import { timeClass } from './time-class.ts'

const hex = (text: string) => hash(text).toString(16).padStart(8, '0')

/** Depends only on the lower-case username. */
const uuid = (username: string): string => {
  const key = username.toLowerCase()
  return `${hex(key)}-${hex(`${key}a`).slice(0, 4)}-11e9-${hex(`${key}b`).slice(0, 4)}-${hex(`${key}c`)}0000`
}

/** An object with the name in display case; a plain URL for closed accounts and while the game runs. */
function seat(player: PlannedPlayer, result?: Code) {
  if (!result || player.status === 'closed') return addresses.player(player.username)
  return {
    rating: player.rating,
    result,
    '@id': addresses.player(player.username),
    username: player.username,
    uuid: uuid(player.username),
  }
}

function game(plan: Plan, board: BoardAt, one: GameAt) {
  const [white, black] = seats(board, one)
  return {
    url: addresses.game(one.id),
    pgn: pgn(plan, board, one),
    time_control: `${plan.control.base}+${plan.control.increment}`,
    ...(one.endedAt === undefined
      ? { last_activity: Math.floor(one.movedAt / 1000), turn: one.moves.length % 2 === 0 ? 'white' : 'black' }
      : { end_time: Math.floor(one.endedAt / 1000) }),
    rated: true,
    fen: position(one.replay, one.moves.length),
    time_class: timeClass(plan.control),
    rules: 'chess',
    white: seat(white, one.codes?.[0]),
    black: seat(black, one.codes?.[1]),
    eco: addresses.opening(one.replay.opening),
  }
}

/**
 * `GET /match/live/{id}/{board}`: scores by lower-case username and the games that have begun; teams are not mentioned.
 */
export const liveBoard = (plan: Plan, board: BoardAt) => ({
  board_scores: Object.fromEntries(
    board.players.map((player, side) => [player.username.toLowerCase(), board.score[side] ?? 0]),
  ),
  games: board.games.map((one) => game(plan, board, one)),
})

export type LiveBoardBody = ReturnType<typeof liveBoard>

import type { BoardAt } from './board-at.ts'
import type { HallPlayer, HallPly } from './course.ts'
import type { Hall } from './hall.ts'

/** The usual array, as Chess960 numbers it. */
const USUAL_ARRAY = 518
const RESULTS: Record<string, string> = { '1-0': 'WHITEWIN', '0-1': 'BLACKWIN', '1/2-1/2': 'DRAW' }

const player = ({ name, fideId, title }: HallPlayer) => {
  const [lname = '', fname = ''] = name.split(', ')
  const known = { fname, mname: null, lname, title: title ?? null, federation: null, gender: null }
  return name === '' ? null : { ...known, ...(fideId && { fideid: Number(fideId) }) }
}

/** `tournament.json` of LiveChess Cloud. */
export const tournamentJson = (hall: Hall, boards: BoardAt[]) => ({
  id: hall.id,
  name: boards[0]?.tags['Event'] ?? 'Hall',
  location: '',
  country: '',
  website: '',
  rules: 'STANDARD',
  chess960: 'STANDARD',
  timecontrol: `${hall.control.base / 60}min + ${hall.control.increment}s/move`,
  rounds: Array.from({ length: hall.round }, (_, at) =>
    at + 1 === hall.round
      ? { count: boards.length, live: boards.filter(({ isLive }) => isLive).length }
      : { count: 0, live: 0 },
  ),
  eboards: boards.map(serial),
})

const serial = ({ board }: BoardAt): string => String(10_000 + board)

/** `round-N/index.json`: all boards in their order. */
export const indexJson = (boards: BoardAt[]) => ({
  date: null,
  pairings: boards.map(({ white, black, result, isLive }) => ({
    white: player(white),
    black: player(black),
    result,
    live: isLive,
  })),
})

/** `round-N/game-K.json`; undefined before the game has begun, when there is none. */
export function gameJson(hall: Hall, shown: BoardAt, now: number) {
  const { plies, tail, result, base, isLive, has } = shown
  if (now < hall.startTime) return undefined
  const [white, black] = [0, 1].map((side) => plies.findLast((_, ply) => ply % 2 === side)?.left ?? base)
  const last = plies.at(-1)
  const at = hall.startTime + Math.round(((last?.at ?? 0) * 1000) / hall.speed)
  return {
    live: isLive,
    serialNr: serial(shown),
    firstMove: plies.length > 0 ? hall.startTime + Math.round((plies[0]!.at * 1000) / hall.speed) : null,
    chess960: USUAL_ARRAY,
    result: RESULTS[result] ?? null,
    comment: null,
    clock: has('emtOnly') ? null : { white: Math.floor(white!), black: Math.floor(black!), time: at },
    moves: [...plies.map((ply, index) => moveText(ply, index, has)), ...tail],
  }
}

/** `e4 5436+23`: the move, seconds left, seconds taken. */
function moveText({ san, left, spent }: HallPly, ply: number, has: BoardAt['has']): string {
  const hasClock = !has('emtOnly') && !(has('clockGaps') && ply % 3 === 2)
  const clock = hasClock ? String(Math.floor(left)) : ''
  return `${san} ${clock}+${Math.floor(spent)}`
}

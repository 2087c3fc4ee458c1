import { Chess } from 'chess.js'
import type { Course, HallPlayer, HallPly } from './course.ts'
import { hasFault, pick, type BoardFault } from './faults.ts'
import type { Hall } from './hall.ts'

/** A board as its software shows it at one moment. */
export interface BoardAt {
  board: number
  tags: Record<string, string>
  white: HallPlayer
  black: HallPlayer
  plies: HallPly[]
  /** Words behind the moves: kings in the middle of the board. */
  tail: string[]
  result: string
  isLive: boolean
  /** The start position, if the tags have it. */
  start?: string
  base: number
  has: (fault: BoardFault) => boolean
}

const USUAL_IN_SHREDDER_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1'
const KINGS: Record<string, string[]> = { '1-0': ['Ke4', 'Kd5'], '0-1': ['Kd4', 'Ke5'], '1/2-1/2': ['Ke4', 'Ke5'] }
const OTHER: Record<string, string> = { '1-0': '0-1', '0-1': '1/2-1/2', '1/2-1/2': '1-0' }
const HOUR = 3600

/** A board of a hall at `now`, with its faults. */
export function boardAt(hall: Hall, course: Course, now: number): BoardAt {
  const { board, plies, overAt, result, tags, base } = course
  const has = (fault: BoardFault): boolean => hasFault(hall.faults, fault, hall.seed, board)
  /** Seconds of the games, and of the room, since the start. */
  const played = ((now - hall.startTime) / 1000) * hall.speed
  const isOver = played >= overAt
  const made = plies.filter(({ at }) => at <= played)
  const sinceOver = (played - overAt) / hall.speed
  const shown = has('silent') ? made.slice(0, 20) : withWrongMoves(hall, course, made, played, has)
  const isKings = has('kings') || has('kingsToo')
  const shownResult = isOver && !has('silent') ? tagAfter(result, sinceOver, has) : '*'
  const [white, black] = seats(course, has)
  return {
    board,
    tags,
    white,
    black,
    plies: shown,
    tail: isOver && isKings ? (KINGS[result] ?? []) : [],
    result: shownResult,
    isLive: played >= 0 && !(isOver && shownResult !== '*'),
    ...(has('late960') && now - hall.startTime >= 30_000 && { start: USUAL_IN_SHREDDER_FEN }),
    base,
    has,
  }
}

/** The result in the tag, some seconds after the end. */
function tagAfter(result: string, since: number, has: BoardAt['has']): string {
  if (has('kings') || (has('open') && since < HOUR)) return '*'
  return has('wrongResult') && since < 60 ? (OTHER[result] ?? result) : result
}

function seats({ white, black }: Course, has: BoardAt['has']): [HallPlayer, HallPlayer] {
  const named = [white, black].map((player): HallPlayer => {
    if (has('nameless')) return { name: '' }
    const name = has('otherNames') ? otherName(player) : player.name
    return { ...player, name, ...(has('noIds') && { fideId: undefined }) }
  }) as [HallPlayer, HallPlayer]
  return has('colours') ? [named[1], named[0]] : named
}

/** `Müller, Anna Eva` → `IM MUELLER, Anna E.` */
function otherName({ name, title }: HallPlayer): string {
  const [last = '', first = ''] = name.split(', ')
  const plain = last.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae').toUpperCase()
  const [given = '', ...others] = first.split(' ')
  const short = [given, ...others.map((word) => `${word.charAt(0)}.`)].filter(Boolean).join(' ')
  return [title, [plain, short].filter(Boolean).join(', ')].filter(Boolean).join(' ')
}

/** The moves made so far, with wrong ones where the board has such a fault at this moment. */
function withWrongMoves(
  hall: Hall,
  { board, plies }: Course,
  made: HallPly[],
  played: number,
  has: BoardAt['has'],
): HallPly[] {
  const at = pick(hall.seed, board, 'wrong', 8, Math.max(8, plies.length - 4))
  const since = (played - (plies[at]?.at ?? Infinity)) / hall.speed
  if (has('takeback') && since >= 0 && since < 20) {
    const count = pick(hall.seed, board, 'takeback', 1, 6)
    return [...made.slice(0, at), ...otherMoves(plies, at, count)]
  }
  if (has('skip') && since >= 0 && since < 2.5) return [...made.slice(0, at), ...otherMoves(plies, at, 2)]
  // A pawn that reaches the rank it came from.
  if (has('illegal') && made.length > at) return made.with(at, { ...made[at]!, san: at % 2 === 0 ? 'a1' : 'a8' })
  return made
}

/** Legal moves that were not played, from a position of a game on. */
function otherMoves(plies: HallPly[], at: number, count: number): HallPly[] {
  const chess = new Chess()
  for (const { san } of plies.slice(0, at)) chess.move(san)
  const others: HallPly[] = []
  while (others.length < count) {
    const legal = chess.moves()
    const san = legal.find((move) => move !== plies[at + others.length]?.san) ?? legal[0]
    if (san === undefined) break
    chess.move(san)
    others.push({ ...plies[Math.min(at + others.length, plies.length - 1)]!, san })
  }
  return others
}

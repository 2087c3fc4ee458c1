import { clocks, type Ply } from './clocks.ts'
import { hash, shuffled } from './dice.ts'
import { codes, points, type Code, type How } from './endings.ts'
import type { Plan, PlannedPlayer } from './plan.ts'
import { GAMES } from './store/games.ts'

export interface GameAt {
  id: number
  /** The team (0 or 1) whose player has White. */
  white: 0 | 1
  replay: (typeof GAMES)[number]
  /** Moves so far, in SAN. */
  moves: string[]
  clocks: Ply[]
  startedAt: number
  /** Time of the last move, or of the start. */
  movedAt: number
  /** Set only when the game is over, as are `codes`. */
  endedAt?: number
  codes?: [white: Code, black: Code]
}

export interface BoardAt {
  number: number
  players: [PlannedPlayer, PlannedPlayer]
  /** Only games that have begun: at most two. */
  games: GameAt[]
  /** Points of finished games, including half points. */
  score: [number, number]
}

export interface MatchAt {
  status: 'scheduled' | 'in_progress' | 'finished'
  endTime?: number
  boards: BoardAt[]
  score: [number, number]
}

const MINUTE = 60_000
const PAUSE = 10_000
const FLAGS = new Set<How>(['timeout', 'timevsinsufficient'])

function replayed(plan: Plan, board: number, number: 1 | 2) {
  const picked = plan.games.find((game) => game.board === board && game.game === number)?.replay
  const drawn = shuffled(GAMES.length, plan.seed)[(board * 2 + number) % GAMES.length]
  const replay = GAMES[picked ?? drawn ?? 0]
  if (!replay) throw new Error(`The store has no game ${picked}`)
  return replay
}

/** The game at `now`, if it starts at `startedAt`. The caller leaves out games that have not begun. */
function gameAt(plan: Plan, board: number, number: 1 | 2, startedAt: number, now: number): GameAt & { overAt: number } {
  const replay = replayed(plan, board, number)
  const sans = replay.moves.split(' ')
  const seed = hash(`${plan.seed} ${board} ${number}`)
  const course = clocks(sans.length, plan.control, seed, FLAGS.has(replay.how))
  const wall = (second: number) => Math.round(startedAt + (second * 1000) / plan.speed)
  const decisions = plan.decisions.filter((one) => one.board === board && one.game === number)
  const cuts = [wall(course.over), plan.closedAt ?? Infinity, ...decisions.map((one) => one.at)]
  const overAt = Math.max(startedAt, Math.min(...cuts))
  const until = Math.min(now, overAt)
  const played = course.plies.filter((ply) => wall(ply.at) <= until)
  const decision = decisions
    .filter((one) => one.at <= now)
    .sort((a, b) => a.at - b.at)
    .at(-1)
  // A game that is cut short cannot end by mate.
  const how = overAt === cuts[0] ? replay.how : replay.result === '1/2-1/2' ? 'agreed' : 'resigned'
  return {
    id: 90_000_000_000 + plan.id * 1000 + board * 2 + number,
    white: ((board + number) % 2) as 0 | 1,
    replay,
    moves: sans.slice(0, played.length),
    clocks: played,
    startedAt,
    movedAt: played.length > 0 ? wall(played.at(-1)?.at ?? 0) : startedAt,
    overAt,
    ...(overAt <= now && {
      endedAt: overAt,
      codes: decision ? [decision.white, decision.black] : codes(replay.result, how),
    }),
  }
}

const scoreOf = (games: GameAt[]): [number, number] =>
  games.reduce<[number, number]>(
    (score, game) => {
      if (!game.codes) return score
      const [white, black] = [points(game.codes[0]), points(game.codes[1])]
      return game.white === 0 ? [score[0] + white, score[1] + black] : [score[0] + black, score[1] + white]
    },
    [0, 0],
  )

/** A board plays two games in a row, with colours swapped. */
function boardAt(plan: Plan, index: number, players: [PlannedPlayer, PlannedPlayer], now: number) {
  const number = index + 1
  const late = (hash(`${plan.seed} late ${number}`) % 6000) / plan.speed
  const earliest = (game: 1 | 2) =>
    Math.min(
      plan.closedAt ?? Infinity,
      ...plan.decisions.filter((one) => one.board === number && one.game === game).map((one) => one.at),
    )
  const first = gameAt(plan, number, 1, Math.min(plan.startTime + Math.round(late), earliest(1)), now)
  const second = gameAt(plan, number, 2, Math.min(first.overAt + Math.round(PAUSE / plan.speed), earliest(2)), now)
  const games = [first, second].filter((game) => game.startedAt <= now)
  return {
    board: { number, players, games, score: scoreOf(games) } satisfies BoardAt,
    overAt: Math.max(first.overAt, second.overAt),
  }
}

/** The match's own clock: the simulator's, unless the match is frozen. */
export const timeIn = ({ startTime, frozenAt }: Plan, now: number): number =>
  frozenAt === undefined ? now : startTime + frozenAt * MINUTE

/** The match at `clock`. The same plan and time always give the same match. */
export function matchAt(plan: Plan, clock: number): MatchAt {
  const now = timeIn(plan, clock)
  const [ours, theirs] = plan.teams
  // Players without an opponent are left out.
  const seen = ours.players.flatMap((player, index) => {
    const opponent = theirs.players[index]
    return opponent ? [boardAt(plan, index, [player, opponent], now)] : []
  })
  const endTime = Math.max(plan.startTime, ...seen.map((one) => one.overAt))
  const boards = seen.map((one) => one.board)
  const begun = now >= plan.startTime || boards.some((board) => board.games.length > 0)
  if (!begun) return { status: 'scheduled', boards: [], score: [0, 0] }
  const score = boards.reduce<[number, number]>((sum, { score: [a, b] }) => [sum[0] + a, sum[1] + b], [0, 0])
  return endTime <= now ? { status: 'finished', endTime, boards, score } : { status: 'in_progress', boards, score }
}

import { dice, hash } from '../dice.ts'
import { codes, points, type Code } from '../endings.ts'
import { GAMES } from '../store/games.ts'
import type { DailyPlan, DailyPlayer } from './daily-plan.ts'

const DAY = 86_400_000
/** chess.com ends a match with too few players about this long after its start. */
const SHORT_AFTER = 150_000

export interface DailyGame {
  id: number
  /** The team whose player has White. */
  white: 0 | 1
  replay: (typeof GAMES)[number]
  startedAt: number
  /** Only of a game that is over. */
  endedAt?: number
  codes?: [white: Code, black: Code]
}

export interface DailyBoard {
  number: number
  players: [DailyPlayer, DailyPlayer]
  games: [DailyGame, DailyGame]
  /** As the site counts it. */
  score: [number, number]
}

export interface DailyAt {
  status: 'registration' | 'in_progress' | 'finished'
  startTime: number
  endTime?: number
  /** Both lists: before the start all who signed up, afterwards those with a board. */
  rosters: [DailyPlayer[], DailyPlayer[]]
  /** Before the start: the boards that both lists fill. */
  boards: number
  pairs: DailyBoard[]
  score: [number, number]
  /** Accounts closed for fair play while the match ran. */
  removals: [DailyPlayer[], DailyPlayer[]]
}

/** The match at `now`. The same plan and time always give the same match. */
export function dailyAt(plan: DailyPlan, now: number): DailyAt {
  const start = plan.startTime + plan.late
  const signedUp = (side: 0 | 1, at: number) =>
    plan.teams[side].players
      .filter(({ from = 0, until = Infinity }) => from <= at && at < until)
      .toSorted((a, b) => b.rating - a.rating)
  const rosters: DailyAt['rosters'] = [signedUp(0, Math.min(now, start)), signedUp(1, Math.min(now, start))]
  const boards = Math.min(rosters[0].length, rosters[1].length)
  const still = {
    rosters,
    boards,
    pairs: [],
    score: [0, 0] as [number, number],
    removals: [[], []] as DailyAt['removals'],
  }
  if (now < start) return { status: 'registration', startTime: plan.startTime, ...still }
  if (boards < plan.minBoards) {
    const endTime = start + SHORT_AFTER
    // As at Chess.com, a match that never started has neither boards nor rosters.
    const gone = { ...still, rosters: [[], []] as DailyAt['rosters'] }
    return {
      status: now < endTime ? 'registration' : 'finished',
      startTime: start,
      ...gone,
      ...(now >= endTime && { endTime }),
    }
  }
  const paired: DailyAt['rosters'] = [rosters[0].slice(0, boards), rosters[1].slice(0, boards)]
  const all = paired[0].map((player, at) => fullBoard(plan, at + 1, [player, paired[1][at]!], start))
  const endTime = Math.max(...all.flatMap(({ ends }) => ends))
  const isRemoved = ({ closed }: DailyPlayer) =>
    closed !== undefined && closed.fairPlay && closed.at <= Math.min(now, endTime)
  const pairs = all.map(({ number, players, games }): DailyBoard => {
    const seen = games.map((game) => seenAt(game, now)) as [DailyGame, DailyGame]
    return { number, players, games: seen, score: boardScore(seen, [isRemoved(players[0]), isRemoved(players[1])]) }
  })
  return {
    status: now < endTime ? 'in_progress' : 'finished',
    startTime: start,
    ...(now >= endTime && { endTime }),
    rosters: paired,
    boards,
    pairs,
    score: pairs.reduce<[number, number]>(([a, b], { score }) => [a + score[0], b + score[1]], [0, 0]),
    removals: [paired[0].filter(isRemoved), paired[1].filter(isRemoved)],
  }
}

type FullGame = Required<DailyGame>

/** Both games of a board begin at once. */
function fullBoard(plan: DailyPlan, number: number, players: [DailyPlayer, DailyPlayer], startedAt: number) {
  const games = ([1, 2] as const).map((game): FullGame => {
    const roll = dice(hash(`${plan.seed} ${number} ${game}`))
    const replay = GAMES[Math.floor(roll() * GAMES.length)]!
    const planned = plan.endings.find((one) => one.board === number && one.game === game)
    const white = ((number + game) % 2) as 0 | 1
    return {
      id: 70_000_000_000 + plan.id * 1000 + number * 2 + game,
      white,
      replay,
      startedAt,
      endedAt: planned?.at ?? startedAt + Math.round(plan.length * DAY * roll() ** 1.6),
      codes: planned ? [planned.white, planned.black] : codes(replay.result, replay.how),
    }
  }) as [FullGame, FullGame]
  // The games of a closed account end with it.
  const cut = games.map((game): FullGame => {
    const leaver = ([0, 1] as const).find((side) => (players[side].closed?.at ?? Infinity) < game.endedAt)
    if (leaver === undefined) return game
    const isWhite = game.white === leaver
    const at = Math.max(game.startedAt, players[leaver].closed!.at)
    return { ...game, endedAt: at, codes: isWhite ? ['abandoned', 'win'] : ['win', 'abandoned'] }
  }) as [FullGame, FullGame]
  return { number, players, games: cut, ends: cut.map(({ endedAt }) => endedAt) }
}

function seenAt({ endedAt, codes: ending, ...game }: FullGame, now: number): DailyGame {
  return endedAt <= now ? { ...game, endedAt, codes: ending } : game
}

/** A removed player loses all his games that are over; if both were removed, these are drawn. */
function boardScore(games: DailyGame[], [first, second]: [boolean, boolean]): [number, number] {
  const score: [number, number] = [0, 0]
  for (const { codes: ending, white } of games) {
    if (!ending) continue
    const [a, b] = white === 0 ? ending : [ending[1], ending[0]]
    const own = first && second ? 0.5 : first ? 0 : second ? 1 : points(a)
    score[0] += own
    score[1] += first || second ? 1 - own : points(b)
  }
  return score
}

/** The account's status as the site shows it. */
export const accountStatus = ({ closed }: DailyPlayer, now: number): string =>
  closed === undefined || closed.at > now ? 'basic' : closed.fairPlay ? 'closed:fair_play_violations' : 'closed'

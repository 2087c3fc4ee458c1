import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import type { GameRow } from '../rows/game-row.ts'
import { outcomePoints } from '../snapshot/outcome-points.ts'
import type { HalfPoints } from '../text/score.ts'

export interface GameSlot {
  /** Number in the match, from 1. */
  no: number
  state: 'over' | 'live' | 'open'
  /** Results of the first and the second side, if it is over. */
  outcome?: [first: Outcome, second: Outcome]
  row?: GameRow
}

export interface MatchBoard {
  /** From 1, in its match. */
  number: number
  /** The same, but counted through all matches of a fixture: core/match/mini-numbers.ts. Rooms know boards by it. */
  numberInPairing: number
  /** The label of its match, in a fixture of several. */
  label?: string
  /** Players of the first and the second side; empty if unknown. */
  names: [first: string, second: string]
  slots: GameSlot[]
  /** Undefined before a game of the board is over. */
  score?: [first: HalfPoints, second: HalfPoints]
}

export interface MatchGames {
  /** Two letters for each game: the first side's and the second side's. */
  letters: string
  rows: readonly GameRow[]
  /** Name of the first side in the rows. */
  first: string
  /** Number of boards, if it is stated. */
  boards?: number | undefined
  /** Number of games that the match is worth. */
  games: number
  /** Whether sides are teams; two players have all games on one board. */
  team: boolean
  /** Whether it is a team match of a chess site, where each board has two games. */
  linked: boolean
  live: boolean
  /** Players by board, as far as they are known before the games. */
  lineUp?: readonly BoardLineUp[]
}

export interface BoardLineUp {
  board: number
  first: string
  second: string
}

// More boards than this are an error in the data.
const MAX_BOARDS = 1000

/** The boards of a match, with a slot for each game that was or will be played. */
export function buildBoards(played: MatchGames): MatchBoard[] {
  const over = played.letters.match(/../g) ?? []
  const rows = new Map(played.rows.map((row) => [row.game, row]))
  const each = gamesPerBoard(played, over.length)
  const known = Math.max(...played.rows.map(({ game }) => game), over.length, each * (played.boards ?? 0))
  const count = played.team ? Math.ceil((known || played.games) / each) : 1
  return Array.from({ length: Math.min(count, MAX_BOARDS) }, (_, at) => {
    const slots = buildSlots(at * each + 1, each, over, rows, played.live)
    const score = scoreOf(slots)
    return {
      number: at + 1,
      numberInPairing: at + 1,
      names: playersOf(at + 1, slots, played),
      slots,
      ...(score && { score }),
    }
  })
}

/** Games per board: two at a chess site, else as many as the rows or letters give. */
function gamesPerBoard({ team, linked, rows, boards, games }: MatchGames, letters: number): number {
  const numbers = rows.map(({ board }) => board)
  const most = Math.max(0, ...numbers.map((board) => numbers.filter((other) => other === board).length))
  if (!team) return Math.max(1, games, letters, rows.length)
  if (linked) return 2
  return Math.max(1, most, boards ? Math.round(Math.max(letters, games) / boards) : 0)
}

function buildSlots(
  first: number,
  count: number,
  over: string[],
  rows: Map<number, GameRow>,
  live: boolean,
): GameSlot[] {
  const slots: GameSlot[] = []
  for (let no = first; no < first + count; no += 1) {
    const [letters, row] = [over[no - 1] ?? NO_OUTCOME, rows.get(no)]
    const isNext = slots.every(({ state }) => state === 'over')
    slots.push({
      no,
      ...(row && { row }),
      ...(letters === NO_OUTCOME
        ? { state: live && isNext ? 'live' : 'open' }
        : { state: 'over', outcome: [letters[0] as Outcome, letters[1] as Outcome] }),
    })
  }
  return slots
}

function scoreOf(slots: GameSlot[]): [number, number] | undefined {
  const games = slots.flatMap(({ outcome }) => (outcome ? [outcomePoints(outcome.join(''), 1)] : []))
  if (games.length === 0) return undefined
  return [games.reduce((sum, [first]) => sum + first, 0), games.reduce((sum, [, second]) => sum + second, 0)]
}

function playersOf(number: number, slots: GameSlot[], { first, lineUp }: MatchGames): [string, string] {
  const seated = lineUp?.find(({ board }) => board === number)
  const row = slots.find(({ row }) => row)?.row
  if (!row) return [seated?.first ?? '', seated?.second ?? '']
  const [one, other] = isWhiteFirst(row, first) ? [row.white, row.black] : [row.black, row.white]
  return [one.username, other.username]
}

/** Whether the match's first side has White in a game. */
export const isWhiteFirst = ({ white }: GameRow, first: string): boolean => white.team === first

/** The game to show by default: the first one being played, else the first with moves. */
export function defaultGame(boards: MatchBoard[]): number {
  const slots = boards.flatMap(({ slots }) => slots)
  const shown = slots.find(({ state }) => state === 'live') ?? slots.find(({ row }) => row?.pgn)
  return (shown ?? slots[0])?.no ?? 1
}

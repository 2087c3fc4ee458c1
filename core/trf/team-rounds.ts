import { isPlayed, NONE, type Outcome } from '../match/outcome.ts'
import type { BoardGame } from '../player/individual.ts'
import type { RoundColumns } from '../snapshot/snapshot.ts'
import { boardLetters, boards, firstHasWhite, hasWhite, type Board } from './boards.ts'
import { isFault, type TrfFault } from './fault.ts'
import { meetings, type Meeting } from './meetings.ts'
import { inBoardOrder, roundColumns, scoresAfter, type Pairing } from './pairing.ts'
import { teamBye } from './team-byes.ts'
import type { Team } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'
import { doubledPoints, type Worth } from './worth.ts'

/** What a team event's results are worth, and on how many boards a match is played. */
export interface Terms {
  match: Worth
  game: Worth
  boards: number
}

type TeamPairing = Pairing & { boards: Board[] }

/** The rounds of a team event, and the games on their boards. */
export function teamRounds(
  trf: Trf,
  teams: Team[],
  count: number,
  terms: Terms,
): { rounds: RoundColumns[]; games: BoardGame[] } | TrfFault {
  const rounds: RoundColumns[] = []
  const games: BoardGame[] = []
  let scores = teams.map(() => 0)
  for (let round = 1; round <= count; round++) {
    const met = meetings(trf, teams, round)
    if (isFault(met)) return met
    const pairings = inBoardOrder(pairingsOf(trf, teams, met, round, terms), scores)
    rounds.push(roundColumns(pairings))
    games.push(...pairings.flatMap((pairing, at) => boardGames(trf, pairing, round, at + 1)))
    scores = scoresAfter(pairings, scores)
  }
  return { rounds, games }
}

const pairingsOf = (trf: Trf, teams: Team[], met: Map<number, Meeting>, round: number, terms: Terms): TeamPairing[] =>
  teams.flatMap((team, position) => {
    const opponent = met.get(position)?.opponent
    if (opponent === undefined) return [{ ...teamBye(trf, team, position, round, terms), boards: [] }]
    return position < opponent ? [match(trf, teams, met, [position, opponent], round, terms)] : []
  })

function match(
  trf: Trf,
  teams: Team[],
  met: Map<number, Meeting>,
  [one, other]: [number, number],
  round: number,
  { match: worth, game, boards: count }: Terms,
): TeamPairing {
  const side = (position: number) => ({ team: teams[position]!, meeting: met.get(position)! })
  const forfeit = recordsOf(trf, 'forfeit').find(({ record }) => {
    const { no } = teams[one]!
    return record.round === round && (record.white === no || record.black === no)
  })?.record
  const seated = boards(side(one), side(other), round)
  const oneFirst = isFirst(trf, seated, round) ?? forfeit?.black !== teams[one]!.no
  const [white, black] = oneFirst ? [one, other] : [other, one]
  const rows: Board[] = oneFirst ? seated : seated.map(([first, second]) => [second, first])
  const given = forfeit && (VERDICTS[forfeit.type.toUpperCase()] ?? '--')
  const verdict = given && (forfeit.white === teams[white]!.no ? given : given[1]! + given[0]!)
  const games = rows.map((board) => boardLetters(board, round, verdict)).join('') || (verdict?.repeat(count) ?? '')
  const points = sides(games, game)
  const outcome = verdict ?? outcomeOf(games, points)
  return { white, black, outcome, score: sides(outcome, worth), points, games, boards: rows }
}

/** How files spell a forfeited match. */
const VERDICTS: Record<string, string> = {
  ...{ '+-': '+-', '10': '+-', WL: '+-', WZ: '+-', '-+': '-+', '01': '-+', LW: '-+', ZW: '-+' },
  ...{ '--': '--', '00': '--', LL: '--', ZZ: '--' },
}

/** Whether the first of two sides is the match's first: it has the colours of that side on the boards. */
function isFirst(trf: Trf, rows: Board[], round: number): boolean | undefined {
  for (const [at, board] of rows.entries()) {
    const white = hasWhite(board, round)
    if (white !== undefined) return white === firstHasWhite(trf, at)
  }
  return undefined
}

/** Doubled points of the first and of the second letters. */
function sides(letters: string, worth: Worth): [number, number] {
  const sum = (side: number): number =>
    Array.from(letters).reduce((points, letter, at) => {
      return at % 2 === side ? points + doubledPoints(letter as Outcome, worth) : points
    }, 0)
  return [sum(0), sum(1)]
}

/** Who won a match by its games; forfeited when none of them was played, and none yet while one is still on. */
function outcomeOf(games: string, [one, other]: [number, number]): string {
  if (games === '' || games.match(/../g)!.includes(NONE)) return NONE
  const played = Array.from(games).some((letter) => isPlayed(letter as Outcome))
  if (one === other) return played || one > 0 ? '==' : '--'
  if (played) return one > other ? '10' : '01'
  return one > other ? '+-' : '-+'
}

function boardGames(trf: Trf, { boards: rows, games = '' }: TeamPairing, round: number, matchNo: number): BoardGame[] {
  return rows.flatMap((board, at) => {
    if (!board[0] && !board[1]) return []
    const letters = games.slice(2 * at, 2 * at + 2)
    const whiteFirst = hasWhite(board, round) ?? firstHasWhite(trf, at)
    const [white, black] = whiteFirst ? board : [board[1], board[0]]
    return [
      {
        ...{
          round,
          matchNo,
          no: at + 1,
          board: at + 1,
          white: white?.name ?? '',
          black: black?.name ?? '',
          whiteFirst,
        },
        ...(white && { whiteIndividual: white.no }),
        ...(black && { blackIndividual: black.no }),
        outcome: whiteFirst ? letters : letters[1]! + letters[0]!,
      },
    ]
  })
}

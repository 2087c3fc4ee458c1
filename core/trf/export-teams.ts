import type { Outcome } from '../match/outcome.ts'
import type { BoardGame, Individual } from '../player/individual.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'
import type { Cell } from './cells.ts'
import { unplayedRecords } from './export-unplayed.ts'
import type { People } from './import.ts'
import type { TrfRecord } from './trf.ts'
import { doubledPoints } from './worth.ts'

/** The lines of a team event: its people, its teams, who sat at which board, byes and forfeited matches. */
export function teamRecords(snapshot: Snapshot, people: People): TrfRecord[] {
  return [
    ...personRecords(snapshot, people),
    ...ownRecords(snapshot, people.individuals),
    ...snapshot.rounds.flatMap((columns, at) => lineupRecords(snapshot, people, columns, at + 1)),
    ...unplayedRecords(snapshot),
  ]
}

const GAME = { win: 1, draw: 0.5, loss: 0, bye: 0 }

function personRecords({ rounds: drawn }: Snapshot, { individuals, games }: People): TrfRecord[] {
  const cells = new Map<string, Cell>()
  for (const { round, whiteIndividual: white = 0, blackIndividual: black = 0, outcome } of games) {
    const [first, second] = [outcome[0] as Outcome, outcome[1] as Outcome]
    const colours = white && black ? (['w', 'b'] as const) : (['-', '-'] as const)
    cells.set(`${round} ${white}`, { opponent: black, colour: colours[0], result: first })
    cells.set(`${round} ${black}`, { opponent: white, colour: colours[1], result: second })
  }
  return individuals
    .toSorted((a, b) => a.no - b.no)
    .map((person) => {
      const rounds = drawn.map((_, at): Cell => cells.get(`${at + 1} ${person.no}`) ?? ABSENT)
      const points = rounds.reduce((sum, { result }) => sum + doubledPoints(result, GAME), 0) / 2
      const { no, title, name, rating, nationality: federation, fideId = '' } = person
      const blank = { sex: '', birth: '', rank: 0 }
      return { kind: 'player', code: '001', no, title, name, rating, federation, fideId, points, rounds, ...blank }
    })
}

const ABSENT: Cell = { opponent: 0, colour: '-', result: 'Z' }

function ownRecords(snapshot: Snapshot, individuals: Individual[]): TrfRecord[] {
  const { players, round } = snapshot
  const ranks = new Map(standings(snapshot, round).rows.map(({ player, rank }) => [player, rank]))
  const points = new Map(
    standings(snapshot, round, ['MPTS', 'GPTS']).rows.map(({ player, values }) => [player, values]),
  )
  return players.no.map((no, at) => {
    const [matchPoints = 0, gamePoints = 0] = points.get(at)!
    return {
      kind: 'team',
      code: '310',
      no,
      name: players.firstName[at]!,
      nick: '',
      strength: players.rating[at]!,
      matchPoints: matchPoints / 2,
      gamePoints: gamePoints / 2,
      rank: ranks.get(at)!,
      players: individuals
        .filter(({ team }) => team === no)
        .sort((a, b) => a.board - b.board)
        .map((person) => person.no),
    }
  })
}

/** Numbers of the pairings of a round. */
const numberOf = ({ no }: RoundColumns, at: number): number => no?.[at] ?? at + 1

function lineupRecords({ players }: Snapshot, { games }: People, columns: RoundColumns, round: number): TrfRecord[] {
  return columns.white.flatMap((white, at): TrfRecord[] => {
    const black = columns.black[at]!
    if (black < 0) return []
    const own = games.filter((game) => game.round === round && game.matchNo === numberOf(columns, at))
    const boards = own.toSorted((a, b) => a.no - b.no)
    const [one, other] = [players.no[white]!, players.no[black]!]
    return [
      {
        kind: 'lineup',
        code: '300',
        round,
        team: one,
        opponent: other,
        players: boards.map((game) => seated(game, true)),
      },
      {
        kind: 'lineup',
        code: '300',
        round,
        team: other,
        opponent: one,
        players: boards.map((game) => seated(game, false)),
      },
    ]
  })
}

const seated = ({ whiteFirst, whiteIndividual = 0, blackIndividual = 0 }: BoardGame, first: boolean): number =>
  whiteFirst === first ? whiteIndividual : blackIndividual

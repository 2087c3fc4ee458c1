import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import type { BoardGame, Individual } from '../snapshot/individual.ts'
import type { LineUp } from '../snapshot/desk.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'
import { BLANK, type TrfCell } from './cells.ts'
import { unplayedRecords } from './export-unplayed.ts'
import type { TeamPeople } from './import.ts'
import type { TrfRecord } from './trf.ts'
import { letterPoints } from './result-worth.ts'
import { plainPoints } from '../text/score.ts'

/** The lines of a team event: players, teams, line-ups, byes and forfeited matches. */
export function teamRecords(snapshot: Snapshot, people: TeamPeople, lineUps: LineUp[] = []): TrfRecord[] {
  return [
    ...personRecords(snapshot, people),
    ...ownRecords(snapshot, people.individuals),
    ...snapshot.rounds.flatMap((columns, at) => lineupRecords(snapshot, people, lineUps, columns, at + 1)),
    ...unplayedRecords(snapshot),
  ]
}

const GAME = { win: 1, draw: 0.5, loss: 0, bye: 0 }

/** TRF16 version: a team's byes are in its players' lines, and a team is a list of players (013). */
export const legacyTeamRecords = (snapshot: Snapshot, people: TeamPeople): TrfRecord[] => [
  ...personRecords(snapshot, people, byeCells(snapshot, people.individuals)),
  ...snapshot.players.no.map((no, at): TrfRecord => {
    const players = membersOf(people.individuals, no)
    return { kind: 'legacyTeam', code: '013', name: snapshot.players.firstName[at]!, players }
  }),
]

const membersOf = (individuals: Individual[], team: number): number[] =>
  individuals
    .filter((person) => person.team === team)
    .sort((a, b) => a.board - b.board)
    .map(({ no }) => no)

/** Cells for the players of teams with a bye, by round and start number: `3 14`. */
function byeCells({ players, rounds }: Snapshot, individuals: Individual[]): Map<string, TrfCell> {
  const cells = new Map<string, TrfCell>()
  for (const [at, { white, black, outcomes }] of rounds.entries()) {
    for (const [pairing, team] of white.entries()) {
      if (black[pairing]! >= 0) continue
      const result = outcomes[2 * pairing] as Outcome
      for (const no of membersOf(individuals, players.no[team]!)) {
        cells.set(`${at + 1} ${no}`, { opponent: 0, colour: '-', result })
      }
    }
  }
  return cells
}

function personRecords(
  { rounds: drawn, players }: Snapshot,
  { individuals, games }: TeamPeople,
  byes = new Map<string, TrfCell>(),
): TrfRecord[] {
  const cells = new Map(byes)
  for (const { round, whiteIndividual: white = 0, blackIndividual: black = 0, outcome } of games) {
    const [first, second] = [outcome[0] as Outcome, outcome[1] as Outcome]
    const colours = white && black ? (['w', 'b'] as const) : (['-', '-'] as const)
    cells.set(`${round} ${white}`, { opponent: black, colour: colours[0], result: first })
    cells.set(`${round} ${black}`, { opponent: white, colour: colours[1], result: second })
  }
  const open = drawn.map((columns) => stillOpen(columns, players.no))
  return individuals
    .toSorted((a, b) => a.no - b.no)
    .map((person) => {
      const rounds = drawn.map(
        (_, at): TrfCell => cells.get(`${at + 1} ${person.no}`) ?? (open[at]!.has(person.team) ? BLANK : ABSENT),
      )
      const points = plainPoints(rounds.reduce((sum, { result }) => sum + letterPoints(result, GAME), 0))
      const { no, title, name, rating, nationality: federation, fideId = '' } = person
      const blank = { sex: '', birth: '', rank: 0 }
      return { kind: 'player', code: '001', no, title, name, rating, federation, fideId, points, rounds, ...blank }
    })
}

const ABSENT: TrfCell = { opponent: 0, colour: '-', result: 'Z' }

/** Numbers of the teams whose match in a round has no result yet. */
const stillOpen = ({ white, black, outcomes }: RoundColumns, no: number[]): Set<number> =>
  new Set(
    white.flatMap((team, at) =>
      outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME ? [no[team]!, no[black[at]!] ?? 0] : [],
    ),
  )

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
      matchPoints: plainPoints(matchPoints),
      gamePoints: plainPoints(gamePoints),
      rank: ranks.get(at)!,
      players: membersOf(individuals, no),
    }
  })
}

const numberOf = ({ no }: RoundColumns, at: number): number => no?.[at] ?? at + 1

function lineupRecords(
  { players }: Snapshot,
  { games }: TeamPeople,
  lineUps: LineUp[],
  columns: RoundColumns,
  round: number,
): TrfRecord[] {
  return columns.white.flatMap((white, at): TrfRecord[] => {
    const black = columns.black[at]!
    if (black < 0) return []
    const matchNo = numberOf(columns, at)
    const own = games.filter((game) => game.round === round && game.matchNo === matchNo)
    const boards = own.toSorted((a, b) => a.no - b.no)
    const announced = lineUps.filter((lineUp) => lineUp.round === round)
    const sides = [
      [white, black],
      [black, white],
    ] as const
    return sides.map(([side, other], place): TrfRecord => {
      const [team, opponent] = [players.no[side]!, players.no[other]!]
      const planned = announced.find((lineUp) => lineUp.team === team)?.individuals ?? []
      const seats = boards.length > 0 ? seated(boards, place === 0) : planned
      return { kind: 'lineup', code: '300', round, team, opponent, players: seats }
    })
  })
}

/** The players of one side by board. Each is listed once, because a board can have two games. */
function seated(games: BoardGame[], first: boolean): number[] {
  const all = games.map(({ whiteFirst, whiteIndividual = 0, blackIndividual = 0 }) =>
    whiteFirst === first ? whiteIndividual : blackIndividual,
  )
  return all.filter((no, at) => no === 0 || all.indexOf(no) === at)
}

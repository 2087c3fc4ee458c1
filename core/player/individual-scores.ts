import type { Snapshot } from '../snapshot/snapshot.ts'
import { result } from '../snapshot/worth.ts'
import type { BoardGame, Individual } from './individual.ts'
import { name } from './name.ts'

/** What someone scored for a team, as the API tells it; points are points. */
export interface IndividualScore {
  /** null: no account is known. */
  userId: string | null
  name: string
  /** On the chess site. */
  username: string | null
  /** The team's name. */
  team: string
  nationality: string
  histories: { round: number; score: number; board: number }[]
}

/** Someone of a team, and the account that is theirs. */
export type Seated = Individual & { userId?: string | null }

/**
 * Everybody who sat at a board in a team event, the most points first, then in fewer games, then by name. Who plays
 * without being on a team's list goes by the name played under.
 */
export function individualScores(
  snapshot: Snapshot,
  individuals: readonly Seated[],
  games: readonly BoardGame[],
): IndividualScore[] {
  const positions = new Map(snapshot.players.no.map((no, position) => [no, position]))
  const teamName = (no: number): string => name(snapshot, positions.get(no) ?? -1)
  const listed = new Map(individuals.map((individual) => [individual.no, individual]))
  const rows = new Map<string, IndividualScore>()
  for (const game of games) {
    for (const { no, played, team, letter } of sidesOf(snapshot, game)) {
      if (!played && no === undefined) continue
      const individual = no === undefined ? undefined : listed.get(no)
      const key = individual ? String(individual.no) : `${team}/${played.toLowerCase()}`
      const row = rows.get(key) ?? (individual ? rowOf(individual, teamName(individual.team)) : guest(played, team))
      rows.set(key, row)
      count(row, game, result(letter) ?? 0)
    }
  }
  return [...rows.values()].sort(byScore)
}

interface Side {
  no: number | undefined
  /** Name as played. */
  played: string
  team: string
  letter: string
}

function sidesOf(snapshot: Snapshot, game: BoardGame): Side[] {
  const round = snapshot.rounds[game.round - 1]
  const at = round?.no?.indexOf(game.matchNo) ?? game.matchNo - 1
  const first = name(snapshot, round?.white[at] ?? -1)
  const second = name(snapshot, round?.black[at] ?? -1)
  const [white, black] = game.whiteFirst ? [first, second] : [second, first]
  return [
    { no: game.whiteIndividual, played: game.white, team: white, letter: game.outcome.charAt(0) },
    { no: game.blackIndividual, played: game.black, team: black, letter: game.outcome.charAt(1) },
  ]
}

const rowOf = ({ userId, name, username, nationality }: Seated, team: string): IndividualScore => ({
  userId: userId ?? null,
  name,
  username: username ?? null,
  team,
  nationality,
  histories: [],
})

const guest = (played: string, team: string): IndividualScore => ({
  userId: null,
  name: played,
  username: played,
  team,
  nationality: '',
  histories: [],
})

function count({ histories }: IndividualScore, { round, board }: BoardGame, points: number): void {
  const entry = histories.find((entry) => entry.round === round && entry.board === board)
  if (entry) entry.score += points
  else histories.push({ round, score: points, board })
}

const total = ({ histories }: IndividualScore): number => histories.reduce((sum, { score }) => sum + score, 0)
const { compare } = new Intl.Collator('en')

const byScore = (a: IndividualScore, b: IndividualScore): number =>
  total(b) - total(a) || a.histories.length - b.histories.length || compare(a.name, b.name)

import type { BoardGame, Individual } from '../player/individual.ts'
import { matchId } from './ids.ts'
import type { Snapshot } from './snapshot.ts'
import { result } from './worth.ts'

/** What someone scored at a team's boards in one round. */
export interface BoardHistory {
  round: number
  board: number
  /** Points of the games in this round; null before there are any. */
  score: number | null
  /** In the first of them. */
  colour: 'W' | 'B'
  /** Whom they met: the name as played, empty where nobody sat. */
  opponent: string
  /** The pairing's id. */
  resultId: string
}

/** Someone who sits at a team's boards, as the API tells it. */
export interface IndividualRow {
  /** Their account here, if they have one. */
  userId: string | null
  name: string
  /** On the chess site. */
  username: string | null
  /** The team's name. */
  team: string
  nationality: string
  title: string
  rating: number
  histories: BoardHistory[]
}

type Entrant = Individual & { userId?: string }

/** Individual scores of a team event, in the order of teams and their boards; `games` in the order of rounds. */
export function individualsOf(
  { id, players }: Pick<Snapshot, 'id' | 'players'>,
  entrants: readonly Entrant[],
  games: readonly BoardGame[],
): IndividualRow[] {
  const teams = new Map(players.no.map((no, at) => [no, players.firstName[at]!]))
  const histories = new Map<number, BoardHistory[]>(entrants.map(({ no }) => [no, []]))
  for (const game of games) {
    note(histories.get(game.whiteIndividual ?? NaN), line(id, game, 'W'))
    note(histories.get(game.blackIndividual ?? NaN), line(id, game, 'B'))
  }
  return entrants
    .toSorted((a, b) => a.team - b.team || a.board - b.board || a.no - b.no)
    .map(({ no, userId = null, name, username = null, team, nationality, title, rating }) => ({
      ...{ userId, name, username, nationality, title, rating },
      team: teams.get(team) ?? '',
      histories: histories.get(no)!,
    }))
}

const line = (id: string, game: BoardGame, colour: 'W' | 'B'): BoardHistory => ({
  round: game.round,
  board: game.board,
  score: result(game.outcome.charAt(colour === 'W' ? 0 : 1)),
  colour,
  opponent: colour === 'W' ? game.black : game.white,
  resultId: matchId(id, game.round, game.matchNo),
})

/** A match may be of several games at one board: they add up. */
function note(histories: BoardHistory[] | undefined, next: BoardHistory): void {
  const last = histories?.at(-1)
  if (last?.resultId !== next.resultId) histories?.push(next)
  else if (next.score !== null) last.score = (last.score ?? 0) + next.score
}

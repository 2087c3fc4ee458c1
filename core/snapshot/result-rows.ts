import { isFinished } from '../match/status.ts'
import { fetched, gameRows, gamesByMatch, sides, type Fetched, type Pairing, type Wanted } from './pairing-rows.ts'
import { competitorId, seats, type Seat } from './seat.ts'
import type { Snapshot } from './snapshot.ts'
import type { GameRow } from './game-rows.ts'

/** How a pairing went, as the API tells it. Times are milliseconds. */
export interface Result extends Pick<
  Pairing,
  'id' | 'idW' | 'idB' | 'tournamentId' | 'round' | 'link' | 'players' | 'teams'
> {
  chessComTeamLink: string | null
  lichessTeamLink: string | null
  chessComLink: string | null
  lichessLink: string | null
  startTime: number | null
  endTime: number | null
  scores: Pairing['scores']
  isFinished: boolean
  fetched: Fetched
  games: GameRow[]
}

/** Results in round and board order; those of pairings without one have no scores. */
export function resultsOf(snapshot: Snapshot, now: number, { round, ids, games = [] }: Wanted = {}): Result[] {
  const played = gamesByMatch(games)
  return seats(snapshot, round, ids).map((seat) => {
    const told = fetched(seat, now)
    return {
      id: seat.id,
      idW: competitorId(snapshot, seat.white),
      idB: competitorId(snapshot, seat.black),
      tournamentId: snapshot.id,
      round: seat.round,
      link: seat.match.link ?? null,
      ...links(seat),
      startTime: told.startTime,
      endTime: told.endTime,
      scores: told.scores,
      isFinished: isFinished(seat.match, now),
      players: seat.match.boards ?? null,
      teams: sides(snapshot, seat, now),
      fetched: told,
      games: gameRows(snapshot, seat, played),
    }
  })
}

/** The link under the name of its site and kind. */
function links({
  match: { link, linkSource, linkType },
}: Seat): Pick<Result, `${'chessCom' | 'lichess'}${'Team' | ''}Link`> {
  const of = (source: typeof linkSource, type: typeof linkType): string | null =>
    link && linkSource === source && linkType === type ? link : null
  return {
    chessComTeamLink: of('chessCom', 'team'),
    lichessTeamLink: of('lichess', 'team'),
    chessComLink: of('chessCom', 'game'),
    lichessLink: of('lichess', 'game'),
  }
}

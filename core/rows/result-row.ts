import { isFinished } from '../match/status.ts'
import {
  fetchedRow,
  gameRows,
  groupGames,
  teamScores,
  type FetchedFields,
  type PairingRow,
  type PairingSelection,
} from './pairing-row.ts'
import { competitorId, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { GameRow } from './game-row.ts'

/** A pairing's result in the API. Times are in ms. */
export interface ResultRow extends Pick<
  PairingRow,
  'id' | 'idW' | 'idB' | 'tournamentId' | 'round' | 'link' | 'players' | 'teams'
> {
  chessComTeamLink: string | null
  lichessTeamLink: string | null
  chessComLink: string | null
  lichessLink: string | null
  startTime: number | null
  endTime: number | null
  scores: PairingRow['scores']
  isFinished: boolean
  fetched: FetchedFields
  games: GameRow[]
}

/** In round and board order. Rows without a result have no scores. */
export function resultRows(
  snapshot: Snapshot,
  now: number,
  { round, ids, games = [] }: PairingSelection = {},
): ResultRow[] {
  const played = groupGames(games)
  return pairings(snapshot, round, ids).map((pairing) => {
    const fetchedFields = fetchedRow(snapshot, pairing, now)
    return {
      id: pairing.id,
      idW: competitorId(snapshot, pairing.white),
      idB: competitorId(snapshot, pairing.black),
      tournamentId: snapshot.id,
      round: pairing.round,
      link: pairing.facts.link ?? null,
      ...linkFields(pairing),
      startTime: fetchedFields.startTime,
      endTime: fetchedFields.endTime,
      scores: fetchedFields.scores,
      isFinished: isFinished(pairing.facts, now),
      players: pairing.facts.boards ?? null,
      teams: teamScores(snapshot, pairing, now),
      fetched: fetchedFields,
      games: gameRows(snapshot, pairing, played),
    }
  })
}

/** The link, in the field for its site and type. */
function linkFields({
  facts: { link, linkSource, linkType },
}: Pairing): Pick<ResultRow, `${'chessCom' | 'lichess'}${'Team' | ''}Link`> {
  const of = (source: typeof linkSource, type: typeof linkType): string | null =>
    link && linkSource === source && linkType === type ? link : null
  return {
    chessComTeamLink: of('chessCom', 'team') ?? of('chessCom', 'daily'),
    lichessTeamLink: of('lichess', 'team'),
    chessComLink: of('chessCom', 'game'),
    lichessLink: of('lichess', 'game'),
  }
}

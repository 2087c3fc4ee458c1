import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findPairing, pairingLabel, type PairingInRound } from '#core/changes/pairing.ts'
import { resultText } from '#core/changes/result-text.ts'
import { hasConfirmedResult } from '#core/match/entered-result.ts'
import type { Facts } from '#core/match/facts.ts'
import { minisOf, type Mini } from '#core/match/mini.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { tournamentQueries } from '../../../api/tournaments.ts'

/** A pairing with all that a director's acts on it need. */
export interface PairingFacts extends PairingInRound {
  id: string
  tournament: string
  snapshot: Snapshot
  settings: Settings
  ids: [white: string, black: string]
  /** `Novak – Lindgren` */
  name: string
  sides: [white: string, black: string]
  /** As in the history; undefined before there is a result. */
  result: string | undefined
  outcome: string
  points: [white: number, black: number] | null
  facts: Facts
  isConfirmed: boolean
  /** The matches of a fixture that has several, one for each segment. */
  minis: readonly Mini[]
}

/** The facts of a pairing, updated with the page's snapshot; undefined while it loads. */
export function usePairingFacts(id: string): PairingFacts | undefined {
  const { tournament = '' } = parsePairingId(id) ?? {}
  const cache = useQueryClient()
  // The page caches its snapshot under the name in its address, which may be the vanity URL.
  const known = cache
    .getQueriesData<Snapshot>({ queryKey: ['tournament'] })
    .find(([key, data]) => key[2] === 'snapshot' && data?.id === tournament)
  const { data } = useQuery(tournamentQueries.snapshot(known ? String(known[0][1]) : tournament))
  return data && factsOf(data, id)
}

function factsOf(snapshot: Snapshot, id: string): PairingFacts | undefined {
  const { round, no } = parsePairingId(id)!
  const found = findPairing(snapshot, { round, no })
  if (!found) return undefined
  const { state, round: columns, position } = found
  const sides: [string, string] = [
    distinctName(snapshot, columns.white[position]!),
    distinctName(snapshot, columns.black[position]!),
  ]
  return {
    id,
    ids: [competitorId(snapshot, columns.white[position]!), competitorId(snapshot, columns.black[position]!)],
    tournament: snapshot.id,
    snapshot,
    round,
    no,
    settings: snapshot.settings,
    name: pairingLabel(snapshot, { round, no }).replace(/^[^:]*: /, ''),
    sides,
    result: state.outcome === NO_OUTCOME ? undefined : resultText(state),
    outcome: state.outcome,
    points: state.points,
    facts: state.facts,
    isConfirmed: hasConfirmedResult(state),
    minis: minisOf(snapshot.settings.segments, state.minis),
  }
}

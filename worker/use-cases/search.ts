import type { FoundMatch, SearchHit } from '#core/contract/search-hit.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import { findRunning, type RunningMatch, type PlayingQuestion } from '../data/running-matches.ts'
import { searchNames } from '../data/search.ts'
import type { Caller } from './caller.ts'

/** Hits by name, with the match that each player or team plays now, unless the caller hides its results. */
export async function search({ db, spoilers }: Caller, query: string, now: number): Promise<SearchHit[]> {
  const hits = await searchNames(db, query)
  const running = await findRunning(db, hits.flatMap(wantedOf), now)
  return hits.map((hit) => {
    const match = running.get(keyOf(hit))
    const isShown = match && revealedOf(spoilers, match.tournamentId) === undefined
    return isShown ? { ...hit, match: foundMatch(match) } : hit
  })
}

const keyOf = ({ kind, id }: SearchHit): string => `${kind} ${id}`

function wantedOf(hit: SearchHit): PlayingQuestion[] {
  const key = keyOf(hit)
  const entry = parsePlayerId(hit.id)
  if (hit.kind === 'user') return [{ key, user: hit.id }]
  if (entry && (hit.kind === 'player' || hit.kind === 'team')) return [{ key, ...entry }]
  return hit.kind === 'team' ? [{ key, team: hit.id }] : []
}

function foundMatch({ id, own, opponent, scoreW, scoreB, won }: RunningMatch): FoundMatch {
  const scores = scoreW === null || scoreB === null ? null : own === 'w' ? [scoreW, scoreB] : [scoreB, scoreW]
  return {
    href: matchPath(id),
    opponent,
    scores: scores as FoundMatch['scores'],
    won: won === null ? null : won === own ? 'own' : 'other',
  }
}

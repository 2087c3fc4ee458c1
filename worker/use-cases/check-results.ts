import { CHESS_SITES } from '#core/match/links.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { authorize } from './authorize.ts'
import type { SignedInCaller } from './caller.ts'
import { loadRole, NOT_YOUR_MATCH, type LoadedPairing } from './pairing-role.ts'
import { conflict, forbidden } from './refusal.ts'

/** Has the chess site polled for the results of a match that the caller plays in or directs. */
export async function checkResults(caller: SignedInCaller, match: LoadedPairing) {
  const { level, isDirector } = await loadRole(caller, match)
  authorize(level, 'submitGame', NOT_YOUR_MATCH)
  const { snapshot, pairing } = match
  if (!snapshot.settings.allowSelfSubmissions && !isDirector) {
    throw forbidden('Players can’t submit results in this tournament.', 'director-only')
  }
  if (pairing.facts.scored || pairing.facts.aborted) throw conflict('This match already has a result.', 'has-result')
  if (pairing.facts.link === undefined) throw conflict('Add the game link first. Results are read from it.', 'no-link')
  const polledAt = await caller.env.TournamentRoom.getByName(snapshot.id).syncFor(pairing.round, pairing.no)
  return { polledAt: polledAt ?? null, message: messageOf(snapshot, pairing, polledAt !== undefined) }
}

/** Says whether the chess site was polled, or who enters the result if it never is. */
function messageOf({ settings }: Snapshot, { facts }: Pairing, wasPolled: boolean): string {
  const site = CHESS_SITES[facts.linkSource ?? 'chessCom'].name
  if (wasPolled) return `Checked ${site} for new results.`
  return settings.pullResults === 0
    ? 'Results aren’t pulled in this tournament. The tournament director enters them.'
    : `This match isn’t followed on ${site}. The tournament director enters its result.`
}

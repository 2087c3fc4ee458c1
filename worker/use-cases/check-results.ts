import * as say from '#words/answers.js'
import { CHESS_SITES } from '#core/match/links.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { authorize } from './authorize.ts'
import { type SignedInCaller, inLanguageOf } from './caller.ts'
import { loadRole, NOT_YOUR_MATCH, type LoadedPairing } from './pairing-role.ts'
import { conflict, forbidden } from './refusal.ts'

/** Has the chess site polled for the results of a match that the caller plays in or directs. */
export async function checkResults(caller: SignedInCaller, match: LoadedPairing) {
  const { level, isDirector } = await loadRole(caller, match)
  authorize(level, 'submitGame', NOT_YOUR_MATCH)
  const { snapshot, pairing } = match
  if (!snapshot.settings.allowSelfSubmissions && !isDirector) {
    throw forbidden(say.playersMayNotSubmit, 'director-only')
  }
  if (pairing.facts.scored || pairing.facts.aborted) throw conflict(say.matchHasResult, 'has-result')
  if (pairing.facts.link === undefined) throw conflict(say.gameLinkFirst, 'no-link')
  const polledAt = await caller.env.TournamentRoom.getByName(snapshot.id).syncFor(pairing.round, pairing.no)
  return {
    polledAt: polledAt ?? null,
    message: inLanguageOf(caller, () => messageOf(snapshot, pairing, polledAt !== undefined)),
  }
}

/** Says whether the chess site was polled, or who enters the result if it never is. */
function messageOf({ settings }: Snapshot, { facts }: Pairing, wasPolled: boolean): string {
  const site = CHESS_SITES[facts.linkSource ?? 'chessCom'].name
  if (wasPolled) return say.siteChecked({ site })
  return settings.pullResults === 0 ? say.resultsNotPulled() : say.matchNotFollowed({ site })
}

import * as say from '#words/answers.js'
import { levelInTeam } from '#core/people/team-level.ts'
import type { Level } from '#core/people/levels.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { competitorId, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as links from '../data/links.ts'
import * as tournaments from '../data/tournaments.ts'
import { isResultKey } from '../secrets/result-key.ts'
import type { Caller, SignedInCaller } from './caller.ts'
import { badRequest, notFound } from './refusal.ts'
import { loadVisible } from './visible-tournament.ts'

const NO_MATCH = say.matchNotFound
export const NOT_YOUR_MATCH = say.notYourMatch

export interface LoadedPairing {
  snapshot: Snapshot
  pairing: Pairing
}

/** A pairing by its id; throws 404 if it is a bye or the caller may not see it. */
export async function loadPairing(caller: Caller, id: string): Promise<LoadedPairing> {
  const parsed = parsePairingId(id)
  if (!parsed) throw notFound(NO_MATCH)
  const { snapshot } = await loadVisible(caller, parsed.tournament)
  const [pairing] = pairings(snapshot, parsed.round, [id])
  if (!pairing || pairing.black < 0) throw notFound(NO_MATCH)
  return { snapshot, pairing }
}

/** The caller's part in a match: their side and their level there, and whether they direct the tournament. */
export async function loadRole({ db, user }: SignedInCaller, { snapshot, pairing }: LoadedPairing) {
  const { no } = snapshot.players
  const [of, people] = await Promise.all([
    links.findLevels(db, snapshot.id, [no[pairing.white]!, no[pairing.black]!], user.id),
    tournaments.loadPeople(db, snapshot.id, user.id),
  ])
  const isDirector = tournamentLevel(people, user) === 2
  const side = of.w !== null ? ('w' as const) : of.b !== null ? ('b' as const) : null
  const levels = [of.w, of.b].map((level) => levelInTeam(level, user))
  const source: ChangeSource = isDirector ? 'director' : reporterOf(snapshot.settings)
  return { side, isDirector, source, level: isDirector ? 2 : (Math.max(...levels) as Level) }
}

/**
 * A pairing by its competitors and round, with the key issued for it; throws 400 for another pairing's key, and 404.
 */
export async function loadPairingByKey(
  caller: Caller,
  input: { idW: string; idB: string; tournamentId: string; round: number; key: string },
): Promise<LoadedPairing> {
  if (!(await isResultKey(input.key, input))) throw badRequest(say.pairingKeyWrong, 'invalid-key')
  const { snapshot } = await loadVisible(caller, input.tournamentId)
  const pairing = pairings(snapshot, input.round).find(
    ({ white, black }) => competitorId(snapshot, white) === input.idW && competitorId(snapshot, black) === input.idB,
  )
  if (!pairing || pairing.black < 0) throw notFound(NO_MATCH)
  return { snapshot, pairing }
}

import type { Context } from 'hono'
import { levelInTeam } from '#core/people/team-level.ts'
import type { Level } from '#core/people/levels.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as links from '../data/links.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { notFound } from './errors.ts'
import { loadVisible } from './visible-tournament.ts'

export const NO_MATCH = 'Match not found.'
export const NOT_YOUR_MATCH = 'Only the players, their captains and the tournament director can do that.'

export interface LoadedPairing {
  snapshot: Snapshot
  pairing: Pairing
}

/** A pairing by its id, if whoever asks may see it and it is no bye; throws 404. */
export async function loadPairing(c: Context<AppEnv>, id: string): Promise<LoadedPairing> {
  const parsed = parsePairingId(id)
  if (!parsed) throw notFound(NO_MATCH)
  const { snapshot } = await loadVisible(c, parsed.tournament)
  const [pairing] = pairings(snapshot, parsed.round, [id])
  if (!pairing || pairing.black < 0) throw notFound(NO_MATCH)
  return { snapshot, pairing }
}

/** How whoever asks stands to a match: their side and the level they have on it, and whether they direct it. */
export async function loadRole(c: Context<AppEnv>, { snapshot, pairing }: LoadedPairing) {
  const { db, user } = c.var
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

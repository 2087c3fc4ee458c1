import * as answers from '#words/answers.js'
import * as say from '#words/season.js'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { EnterSeasonInput } from '#core/contract/seasons.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import { nextEntryNo } from '#core/season/entry-acts.ts'
import type { SeasonEntry, SeasonEntryState, SeasonFacts } from '#core/season/facts.ts'
import { enteringRefusal, ownEntryRefusal, stateAfterEntering } from '#core/season/own-entry.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import type { OwnSeasonEntry } from '#core/rows/season-own-entries.ts'
import { runBatch } from '../data/batch.ts'
import { findMembership, listAdministered } from '../data/members.ts'
import { findSquads, removeSquad, saveSquad } from '../data/season-squads.ts'
import { authorize } from './authorize.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { commitSeason, newEntries } from './change-season.ts'
import { conflict, notFound } from './refusal.ts'
import type { LoadedSeason } from './seasons.ts'

/** Enters a club of the caller into a season, or changes its list of players. */
export async function enterSeason(
  caller: SignedInCaller,
  { season }: LoadedSeason,
  { team: asked, squad }: z.output<typeof EnterSeasonInput>,
) {
  const team = await requireOwnTeam(caller, asked)
  const before = entryOf(season, team.id)
  const now = Date.now()
  const refusal = () => enteringRefusal(season, now) ?? ownEntryRefusal(before)
  if (refusal() !== undefined) throw conflict(refusal)
  const state = stateAfterEntering(before)
  const acts = await enteringActs(caller, season, { team, before, state })
  const statement = saveSquad(season, team.id, squad, now)
  const { version } =
    acts.length > 0
      ? await commitSeason(caller, season, acts, { also: statement })
      : await runBatch(caller.db, [statement(sql`true`)]).then(() => season)
  return { message: inLanguageOf(caller, state === 'asked' ? say.youAsked : say.youAreIn), version }
}

/** Takes the entry of the caller’s club back, or declines an invitation. */
export async function leaveSeason(caller: SignedInCaller, { season }: LoadedSeason, asked: string) {
  const team = await requireOwnTeam(caller, asked)
  const now = Date.now()
  const refusal = () => enteringRefusal(season, now)
  if (refusal() !== undefined) throw conflict(refusal)
  const entry = entryOf(season, team.id)
  if (!entry) throw notFound(say.entryGone)
  const state = entry.state === 'invited' ? 'declined' : 'withdrawn'
  const acts: SeasonAct[] =
    entry.state === 'asked'
      ? [{ type: 'removeEntries', nos: [entry.no] }]
      : [{ type: 'changeEntry', no: entry.no, change: { state } }]
  const { version } = await commitSeason(caller, season, acts, { also: removeSquad(season, team.id) })
  return { message: inLanguageOf(caller, say.youLeft), version }
}

/** The clubs that the caller administers, with their entries in the season. */
export async function listOwnEntries(caller: SignedInCaller, { season }: LoadedSeason): Promise<OwnSeasonEntry[]> {
  const own = await listAdministered(caller.db, caller.user.id)
  const squads = await findSquads(
    caller.db,
    season,
    own.map(({ id }) => id),
  )
  return own.map(({ id, name }) => ({
    team: id,
    name,
    state: entryOf(season, id)?.state ?? null,
    squad: squads.get(id) ?? [],
  }))
}

const entryOf = ({ entries }: SeasonFacts, team: string): SeasonEntry | undefined =>
  entries.find((entry) => entry.team === team)

/** The team’s id; throws 404, 409 or 403 unless the caller administers it. */
async function requireOwnTeam({ db, user }: SignedInCaller, team: string): Promise<OwnTeam> {
  const found = await findMembership(db, team, user.id)
  if (!found) throw notFound(say.teamNotFound)
  if (found.merged) throw conflict(answers.teamMerged, 'team-merged')
  authorize(levelInTeam(found.level, user), 'editTeam', say.onlyAdminsEnter)
  return { id: team, name: found.name }
}

interface OwnTeam {
  id: string
  name: string
}

async function enteringActs(
  { db }: SignedInCaller,
  season: SeasonFacts,
  { team, before, state }: { team: OwnTeam; before: SeasonEntry | undefined; state: SeasonEntryState },
): Promise<SeasonAct[]> {
  if (before) return before.state === state ? [] : [{ type: 'changeEntry', no: before.no, change: { state } }]
  const [entry] = await newEntries(db, [{ team: team.id, name: team.name, nationality: '' }], nextEntryNo(season))
  return [{ type: 'addEntries', entries: [{ ...entry!, state }] }]
}

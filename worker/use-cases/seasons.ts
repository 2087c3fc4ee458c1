import * as say from '#words/season.js'
import { divisionRow } from '#core/rows/season-division.ts'
import type { ShownDivision } from '#core/rows/season-fixture-rows.ts'
import type { LeagueHead, SeasonAnswer, SeasonHead, SeasonRef } from '#core/rows/season-rows.ts'
import { may, type Level } from '#core/people/levels.ts'
import { seasonState, isPublicStage, type DivisionProgress } from '#core/season/states.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { windowEnd } from '#core/season/plan-divisions.ts'
import { resultCount } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { findLeague, type FoundLeague, type LeagueSeason } from '../data/leagues.ts'
import { findSeason } from '../data/seasons.ts'
import type { SessionUser } from '../data/sessions.ts'
import { authorize } from './authorize.ts'
import type { Caller, SignedInCaller } from './caller.ts'
import { notFound } from './refusal.ts'
import { findShown } from './shown-tournament.ts'

export interface LoadedLeague {
  league: FoundLeague
  /** Those that the viewer may see, the newest first. */
  seasons: LeagueSeason[]
}

const SITE_ADMIN = 2

/** 2 for who manages the league or this season, else 0. */
export function seasonLevel(
  { ownerId, manages }: FoundLeague,
  viewer: SessionUser | undefined,
  season: string | undefined,
): Level {
  if (!viewer) return 0
  const isManager = manages.includes('') || (season !== undefined && manages.includes(season))
  return viewer.level >= SITE_ADMIN || viewer.id === ownerId || isManager ? 2 : 0
}

/** Throws 404 if there is no such league. */
export async function loadLeague(caller: Caller, id: string): Promise<LoadedLeague> {
  const viewer = await caller.viewer()
  const found = await findLeague(caller.db, id, viewer?.id)
  if (!found) throw notFound(say.leagueNotFound)
  const { league, seasons } = found
  return {
    league,
    seasons: seasons.filter(
      ({ id: season, stage }) => isPublicStage(stage) || may(seasonLevel(league, viewer, season), 'manageSeason'),
    ),
  }
}

export interface LoadedSeason extends LoadedLeague {
  season: SeasonFacts
  /** Its divisions whose tournaments the viewer may see. */
  shown: ShownDivision[]
}

/** A season; without an id, the newest public one. Throws 404 if there is none that the viewer may see. */
export async function loadSeason(caller: Caller, league: string, id?: string): Promise<LoadedSeason> {
  const found = await loadLeague(caller, league)
  const current = found.seasons.find(({ stage }) => isPublicStage(stage)) ?? found.seasons[0]
  const wanted = id === undefined ? current?.id : found.seasons.find((one) => one.id === id)?.id
  const season = wanted === undefined ? undefined : await findSeason(caller.db, league, wanted)
  if (!season) throw notFound(id === undefined ? say.noSeasonYet : say.seasonNotFound)
  return { ...found, season, shown: await loadDivisions(caller, season) }
}

async function loadDivisions(caller: Caller, { divisions }: SeasonFacts): Promise<ShownDivision[]> {
  const found = await Promise.all(
    divisions.map(async (division) => {
      const cached = division.tournament === null ? undefined : await findShown(caller, division.tournament)
      return cached && { division, snapshot: cached.snapshot }
    }),
  )
  return found.filter((one) => one !== undefined)
}

/** A season and its league, if the caller manages it; throws 404 or 403. */
export async function loadManaged(caller: SignedInCaller, league: string, id?: string): Promise<LoadedSeason> {
  const loaded = await loadSeason(caller, league, id)
  authorize(seasonLevel(loaded.league, caller.user, loaded.season.id), 'manageSeason')
  return loaded
}

/** Throws 404 or 403 unless the caller manages the whole league. */
export async function loadManagedLeague(caller: SignedInCaller, id: string): Promise<LoadedLeague> {
  const loaded = await loadLeague(caller, id)
  authorize(seasonLevel(loaded.league, caller.user, undefined), 'manageSeason')
  return loaded
}

export const leagueHead = ({ id, name, description, rulesURL, logoURL, owner }: FoundLeague): LeagueHead => ({
  id,
  name,
  description,
  rulesURL,
  logoURL,
  owner,
})

/** Seasons in lists: whether one is running or over is only computed for the season that is shown. */
export const seasonRefs = (seasons: readonly LeagueSeason[], known?: SeasonHead): SeasonRef[] =>
  seasons.map(({ id, name, stage }) => ({ id, name, state: id === known?.id ? known.state : stage }))

const progressOf = (snapshot: Snapshot): DivisionProgress => ({
  hasBegun: snapshot.rounds.some((round) => resultCount(round) > 0),
  isOver: !(snapshot.hidden ?? snapshot).active,
})

const stateOf = ({ season, shown }: Pick<LoadedSeason, 'season' | 'shown'>) =>
  seasonState(
    season.stage,
    shown.length === season.divisions.length ? shown.map((one) => progressOf(one.snapshot)) : [],
  )

export function seasonHead(loaded: Pick<LoadedSeason, 'season' | 'shown'>): SeasonHead {
  const { season, shown } = loaded
  const dates = shown.length > 0 ? shown.map(({ snapshot }) => snapshot.dates) : [season.starts]
  const starts = dates.flat().filter((start) => start !== null)
  const last = starts.at(-1)
  return {
    id: season.id,
    name: season.name,
    state: stateOf(loaded),
    version: season.version,
    from: starts[0] ?? null,
    until: last === undefined ? null : windowEnd(season.rules, last),
    timeZone: season.rules.preset.timeZone ?? null,
    entriesUntil: season.entriesUntil,
    rules: season.rules,
  }
}

export function seasonAnswer(loaded: LoadedSeason, round?: number): SeasonAnswer {
  const { league, seasons, season, shown } = loaded
  const head = seasonHead(loaded)
  return {
    league: leagueHead(league),
    season: head,
    seasons: seasonRefs(seasons, head),
    divisions: season.divisions.map((division) =>
      divisionRow(season, division, shown.find((one) => one.division === division)?.snapshot, round),
    ),
  }
}

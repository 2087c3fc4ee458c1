import * as say from '#words/season.js'
import { divisionRow } from '#core/rows/season-division.ts'
import { seasonPlayoffs, type ShownPlayoff } from '#core/rows/season-playoffs.ts'
import type { ShownDivision } from '#core/rows/season-fixture-rows.ts'
import type {
  LeagueAnswer,
  LeagueHead,
  LeagueRow,
  SeasonAnswer,
  SeasonHead,
  SeasonRef,
} from '#core/rows/season-rows.ts'
import { may, type Level } from '#core/people/levels.ts'
import { seasonState, isPublicStage, type DivisionProgress } from '#core/season/states.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { windowEnd } from '#core/season/plan-divisions.ts'
import { resultCount } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from '../data/db.ts'
import { findLeague, listLeagues, type FoundLeague, type LeagueSeason } from '../data/leagues.ts'
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
  viewer: SessionUser | undefined
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
    viewer,
    seasons: seasons.filter(
      ({ id: season, stage }) => isPublicStage(stage) || may(seasonLevel(league, viewer, season), 'manageSeason'),
    ),
  }
}

export interface LoadedSeason extends LoadedLeague {
  season: SeasonFacts
  /** Its divisions whose tournaments the viewer may see. */
  shown: ShownDivision[]
  /** Its play-offs whose tournaments the viewer may see. */
  played: ShownPlayoff[]
}

/** A season; without an id, the newest public one. Throws 404 if there is none that the viewer may see. */
export async function loadSeason(caller: Caller, league: string, id?: string): Promise<LoadedSeason> {
  const found = await loadLeague(caller, league)
  const current = found.seasons.find(({ stage }) => isPublicStage(stage)) ?? found.seasons[0]
  const wanted = id === undefined ? current?.id : found.seasons.find((one) => one.id === id)?.id
  const season = wanted === undefined ? undefined : await findSeason(caller.db, league, wanted)
  if (!season) throw notFound(id === undefined ? say.noSeasonYet : say.seasonNotFound)
  const [shown, played] = await Promise.all([loadDivisions(caller, season), loadPlayoffs(caller, season)])
  return { ...found, season, shown, played }
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

async function loadPlayoffs(caller: Caller, { playoffs }: SeasonFacts): Promise<ShownPlayoff[]> {
  const found = await Promise.all(
    playoffs.map(async ({ tier, tournament }) => {
      const cached = tournament === null ? undefined : await findShown(caller, tournament)
      return cached && { tier, snapshot: cached.snapshot }
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

/** Leagues in one list. */
export const MOST_LEAGUES = 200

/** Leagues with a public season, those that changed last first. */
export async function leagueRows(db: Db): Promise<LeagueRow[]> {
  const rows = await listLeagues(db, MOST_LEAGUES)
  return rows.map(({ id, name, logoURL, season, seasonName, stage, divisions, teams }) => ({
    id,
    name,
    logoURL,
    season: season === null ? null : { id: season, name: seasonName!, state: stage! },
    divisions,
    teams,
  }))
}

export const mayManageLeague = ({ league, viewer }: LoadedLeague): boolean =>
  may(seasonLevel(league, viewer, undefined), 'manageSeason')

/** The league for its readers. `season`: the season whose page it heads. */
export function leagueHead({ league, viewer }: LoadedLeague, season: string | undefined): LeagueHead {
  const { id, name, description, rulesURL, logoURL, owner } = league
  const mayManage = may(seasonLevel(league, viewer, season), 'manageSeason')
  return { id, name, description, rulesURL, logoURL, owner, mayManage }
}

export const leagueAnswer = (loaded: LoadedLeague): LeagueAnswer => ({
  league: leagueHead(loaded, loaded.seasons[0]?.id),
  seasons: seasonRefs(loaded.seasons),
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
  const { seasons, season, shown, played } = loaded
  const head = seasonHead(loaded)
  return {
    league: leagueHead(loaded, season.id),
    season: head,
    seasons: seasonRefs(seasons, head),
    divisions: season.divisions.map((division) =>
      divisionRow(season, division, shown.find((one) => one.division === division)?.snapshot, round),
    ),
    playoffs: seasonPlayoffs(season, shown, played),
  }
}

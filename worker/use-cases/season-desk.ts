import type { NextSeason, PlannedDivision, SeasonChangeRow, SeasonDesk, SeasonStep } from '#core/rows/season-desk.ts'
import type { SeasonTeam } from '#core/rows/season-fixtures.ts'
import { decidedPlayoffs, seasonPlayoffs } from '#core/rows/season-playoffs.ts'
import { nextSeasonOf } from '#core/rows/season-final.ts'
import { wordsOfSeason } from '#core/season/plan-season.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import { SEASON_ACTS } from '#core/season/season-acts.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import { hasTournaments, type SeasonFacts } from '#core/season/facts.ts'
import { entriesIn, plannedFixtures, seasonRounds, startsOfRounds } from '#core/season/plan-divisions.ts'
import { isPossible, SEASON_TRANSITION_NAMES } from '#core/season/transitions.ts'
import { wordsOfLeague } from '#core/season/league-acts.ts'
import type { Db } from '../data/db.ts'
import { findSquads } from '../data/season-squads.ts'
import { listLeagueChanges, listLeagueManagers } from '../data/leagues.ts'
import { listSeasonChanges } from '../data/seasons.ts'
import { leagueHead, mayManageLeague, seasonHead, seasonRefs, type LoadedSeason } from './seasons.ts'

/** `all`: also entries that only managers see. */
export const seasonTeams = ({ entries }: SeasonFacts, all: boolean): SeasonTeam[] =>
  entries
    .filter(({ state }) => all || state === 'confirmed' || state === 'withdrawn' || state === 'expelled')
    .map(({ no, team, name, nationality, division, seat, origin, from, state }) => ({
      tier: division?.tier ?? null,
      group: division?.group ?? null,
      no: seat,
      entry: no,
      team,
      name,
      nationality,
      origin,
      from,
      state,
    }))

export async function seasonDesk(db: Db, loaded: LoadedSeason): Promise<SeasonDesk> {
  const { league, seasons, season } = loaded
  const head = seasonHead(loaded)
  const teams = hasTournaments(season) ? [] : season.entries.flatMap(({ team }) => team ?? [])
  const [managers, squads] = await Promise.all([
    listLeagueManagers(db, league.id, season.id),
    findSquads(db, season, teams),
  ])
  return {
    league: leagueHead(loaded, season.id),
    season: { ...head, stage: season.stage },
    seasons: seasonRefs(seasons, head),
    entries: seasonTeams(season, true),
    divisions: season.divisions.map((division): PlannedDivision => {
      const nos = entriesIn(season, division).map(({ no }) => no)
      return { ...division, entries: nos, fixtures: plannedFixtures(season.rules, nos.length) }
    }),
    starts: startsOfRounds(season.rules, season.starts, seasonRounds(season)),
    steps: stepsOf(season),
    next: nextOf(loaded),
    playoffs: seasonPlayoffs(season, loaded.shown, loaded.played),
    squads: [...squads].map(([team, players]) => ({ team, players })),
    managers: managers.map(({ username, season: of }) => ({ username, isOfLeague: of === '' })),
    isOfLeague: mayManageLeague(loaded),
  }
}

function stepsOf(season: SeasonFacts): SeasonStep[] {
  const steps: SeasonStep[] = SEASON_TRANSITION_NAMES.filter((step) => isPossible(season, step))
  const isDivisible = season.stage !== 'closed' && season.divisions.every(({ tournament }) => tournament === null)
  return isDivisible ? [...steps, 'divide'] : steps
}

function nextOf({ season, shown, played }: LoadedSeason): NextSeason | null {
  if (season.divisions.length === 0 || shown.length < season.divisions.length) return null
  if (shown.every(({ snapshot }) => snapshot.round === 0)) return null
  const { places, open } = nextSeasonOf(season, shown, decidedPlayoffs(season, shown, played))
  return {
    isFinal: season.final !== undefined || shown.every(({ snapshot }) => !snapshot.active),
    entries: places.map((place) => {
      const { team, name, nationality } = season.entries.find(({ no }) => no === place.entry)!
      return { ...place, team, name, nationality }
    }),
    open,
  }
}

/** The changes of a season and of its league with their sentences, the newest first. */
export async function listChanges(db: Db, loaded: LoadedSeason): Promise<SeasonChangeRow[]> {
  const [ofSeason, ofLeague] = await Promise.all([changesOfSeason(db, loaded.season), changesOfLeague(db, loaded)])
  return [...ofSeason, ...ofLeague].toSorted((a, b) => b.at - a.at || b.version - a.version)
}

async function changesOfLeague(db: Db, loaded: LoadedSeason): Promise<SeasonChangeRow[]> {
  const changes = await listLeagueChanges(db, loaded.league.id)
  const undone = new Set(changes.map(({ undoes }) => undoes))
  const isOfLeague = mayManageLeague(loaded)
  return changes.map(({ act, username, ...change }) => {
    const isUndone = undone.has(change.version)
    const words = wordsOfLeague(act, username)
    return { of: 'league', ...change, words, reason: null, isUndone, mayUndo: isOfLeague && !isUndone }
  })
}

async function changesOfSeason(db: Db, season: SeasonFacts): Promise<SeasonChangeRow[]> {
  let facts = unmadeSeason(season.league, season.id)
  const changes = await listSeasonChanges(db, season)
  const undone = new Set(changes.map(({ undoes }) => undoes))
  return changes.map(({ acts, inverse, version, at, by, reason, undoes }) => {
    const words = wordsOfSeason(facts, acts)
    facts = acts.reduce(applied, facts)
    const isUndone = undone.has(version)
    const mayUndo = inverse !== null && !isUndone
    return { of: 'season', version, at, by, words, reason, undoes, isUndone, mayUndo }
  })
}

const applied = (season: SeasonFacts, act: SeasonAct): SeasonFacts =>
  (SEASON_ACTS[act.type].apply as (season: SeasonFacts, act: SeasonAct) => SeasonFacts)(season, act)

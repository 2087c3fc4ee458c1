import { leagueHistory } from '#core/rows/league-history.ts'
import { leagueMeetings, leagueTeams, sharedDivisions, type LeagueMeetings } from '#core/rows/league-meetings.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { playerRecords, type LeaguePlayer } from '#core/rows/player-records.ts'
import type { LeagueHistory } from '#core/rows/season-past.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { isPublicStage } from '#core/season/states.ts'
import { individualsJson } from '../cache/individuals.ts'
import { findSeason } from '../data/seasons.ts'
import type { Caller } from './caller.ts'
import { leagueHead, type LoadedLeague } from './seasons.ts'
import { findShown } from './shown-tournament.ts'

/** Seasons that are read, the newest ones. */
const MOST = 40
/** Divisions whose players are read: their games are many. */
const MOST_DIVISIONS = 24
/** Divisions in which two teams met. */
const MOST_MEETINGS = 40

async function loadSeasons({ db }: Caller, { league, seasons }: LoadedLeague): Promise<SeasonFacts[]> {
  const found = await Promise.all(seasons.slice(0, MOST).map(({ id }) => findSeason(db, league.id, id)))
  return found.filter((one) => one !== undefined)
}

const ofClosed = (loaded: LoadedLeague): LoadedLeague => ({
  ...loaded,
  seasons: loaded.seasons.filter(({ stage }) => stage === 'closed'),
})

/** Final tables of closed seasons are frozen, so nothing else is needed. */
export async function loadHistory(caller: Caller, loaded: LoadedLeague): Promise<LeagueHistory> {
  const closed = await loadSeasons(caller, ofClosed(loaded))
  return { league: leagueHead(loaded, loaded.seasons[0]?.id), ...leagueHistory(closed) }
}

/** Players over the closed seasons of a league. */
export async function loadRecords(caller: Caller, loaded: LoadedLeague): Promise<LeaguePlayer[]> {
  const closed = await loadSeasons(caller, ofClosed(loaded))
  const divisions = closed
    .flatMap(({ id, divisions: all }) => all.map(({ tournament }) => ({ season: id, tournament })))
    .slice(0, MOST_DIVISIONS)
  const lists = await Promise.all(
    divisions.map(async ({ season, tournament }) => {
      const found = tournament === null ? undefined : await findShown(caller, tournament)
      const text = found && (await individualsJson(caller, found.snapshot))
      return { season, rows: text === undefined ? [] : (JSON.parse(text) as IndividualRow[]) }
    }),
  )
  return playerRecords(lists)
}

/** How two teams of a league did against each other in all its public seasons. */
export async function loadMeetings(
  caller: Caller,
  loaded: LoadedLeague,
  { first, second }: { first?: string | undefined; second?: string | undefined },
): Promise<LeagueMeetings> {
  const open = { ...loaded, seasons: loaded.seasons.filter(({ stage }) => isPublicStage(stage)) }
  const seasons = await loadSeasons(caller, open)
  const teams = leagueTeams(seasons)
  const teamOf = (key: string | undefined) => teams.find((team) => team.key === key) ?? null
  const shared = sharedDivisions(seasons, first ?? '', second ?? '').slice(0, MOST_MEETINGS)
  const found = await Promise.all(
    shared.map(async (one) => {
      const cached = await findShown(caller, one.tournament)
      return cached && { ...one, snapshot: cached.snapshot }
    }),
  )
  return {
    league: leagueHead(loaded, loaded.seasons[0]?.id),
    teams,
    first: teamOf(first),
    second: teamOf(second),
    ...leagueMeetings(found.filter((one) => one !== undefined)),
  }
}

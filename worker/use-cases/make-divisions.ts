import * as say from '#words/season.js'
import { sql } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { unmade } from '#core/changes/create-tournament.ts'
import { seasonPath } from '#core/addresses/season-paths.ts'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import type { Division, SeasonEntry, SeasonFacts } from '#core/season/facts.ts'
import { entriesIn, roundsOf, seasonRounds, startsOfRounds } from '#core/season/plan-divisions.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import { planSeason } from '#core/season/plan-season.ts'
import { rosterOfSquad, type SquadPlayer } from '#core/season/squads.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { listManagers } from '../data/leagues.ts'
import { findSquads } from '../data/season-squads.ts'
import { seasonStatements } from '../data/seasons.ts'
import { tryToChange } from './change-tournament.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { commitSeason, reloadSeason } from './change-season.ts'
import { TEAM_SCORING, withNewId } from './create-tournament.ts'
import { changeAtDesk, loadAtDesk } from './desk-change.ts'
import { conflict, unlessRefused } from './refusal.ts'
import type { LoadedSeason } from './seasons.ts'

/**
 * Makes the tournament of each division that has none: a team round robin with the season’s settings, its entries by
 * seat and all dates. It is a draft until the season is published. Safe to repeat: a division gets its tournament in the same
 * batch in which the season learns of it.
 */
export async function makeDivisions(caller: SignedInCaller, { league, season }: LoadedSeason) {
  if (season.stage !== 'set') throw conflict(say.entriesFirst)
  if (season.divisions.length === 0) throw conflict(say.needsDivisions)
  const managers = await listManagers(caller.db, season.league, season.id)
  // The request’s own key belongs to the season; each tournament is made once because its division has one then.
  const { key: _key, request: _request, ...maker } = caller
  let now = season
  for (const division of season.divisions) {
    if (division.tournament !== null) continue
    await makeDivision(maker, league.name, now, division, managers)
    now = await reloadSeason(caller.db, season)
  }
  return { message: inLanguageOf(caller, say.divisionsMade), version: now.version }
}

async function makeDivision(
  caller: SignedInCaller,
  league: string,
  season: SeasonFacts,
  division: Division,
  managers: readonly string[],
): Promise<void> {
  const name = inLanguageOf(caller, () =>
    say.tournamentName({ league, season: season.name, division: division.name }),
  ).slice(0, MAX_EVENT_NAME)
  const { tier, group } = division
  const squads = await findSquads(
    caller.db,
    season,
    entriesIn(season, division).flatMap(({ team }) => team ?? []),
  )
  await makeTournament(caller, season, managers, {
    name,
    acts: () => divisionActs(season, division, { name, squads }),
    link: (tournament) => ({ type: 'linkDivision', tier, group, tournament }),
  })
}

interface SeasonTournament {
  name: string
  acts: () => Act[]
  /** The act by which the season learns of it, in the same batch. */
  link: (tournament: string) => SeasonAct
}

/** Makes a tournament of a season, which its managers direct. Throws 409 if the season has changed. */
export async function makeTournament(
  caller: SignedInCaller,
  season: SeasonFacts,
  managers: readonly string[],
  { name, acts, link: linkTo }: SeasonTournament,
): Promise<void> {
  await withNewId(caller, name, async (id) => {
    const link = unlessRefused(() => planSeason(season, [linkTo(id)]))
    const now = Date.now()
    const result = await tryToChange(
      caller,
      // Lists of players are facts of the desk.
      { ...unmade(id, caller.user.username, now), desk: EMPTY_DESK },
      acts,
      {
        source: 'director',
        guard: sql`exists (select 1 from seasons where league_id = ${season.league} and id = ${season.id}
          and version = ${season.version})`,
        also: (landed) => [
          ...seasonStatements(link, { by: caller.user.id, now }, landed),
          sql`insert into deputies (tournament_id, user_id) select ${id}, value
            from json_each(${JSON.stringify(managers.filter((one) => one !== caller.user.id))}) where ${landed}`,
        ],
      },
    )
    if ('version' in result) return true
    if ('refusal' in result) throw conflict(result.refusal)
    return false
  })
}

/** The acts that make a division’s tournament. */
function divisionActs(
  season: SeasonFacts,
  division: Division,
  { name, squads }: { name: string; squads: ReadonlyMap<string, SquadPlayer[]> },
): Act[] {
  const { rules } = season
  const entries = entriesIn(season, division)
  const rounds = roundsOf(rules, entries.length)
  const settings: Partial<Settings> = {
    ...TEAM_SCORING,
    tieBreaks: ['EDE', 'GPTS'],
    ...rules.preset,
    pairingSystem: 'roundRobin',
    competitors: 'team',
    totalRounds: rounds,
    // Its pages link to the season in place of a website.
    profileURL: seasonPath(season.league, season.id),
    public: true,
  }
  const starts = startsOfRounds(rules, season.starts, seasonRounds(season)).slice(0, rounds)
  return [
    { type: 'createTournament', name, settings, systems: [], starts, stage: 'draft' },
    {
      type: 'addEntries',
      entries: entries.map(({ seat, name: firstName, nationality, team }) => ({
        no: seat,
        firstName,
        lastName: '',
        title: '',
        rating: 0,
        nationality,
        pool: 0,
        active: true,
        joinedFrom: null,
        withdrawnFrom: null,
        owner: team,
      })),
    },
    ...rosterActs(entries, squads),
  ]
}

/** The lists of players with which clubs entered. */
function rosterActs(entries: readonly SeasonEntry[], squads: ReadonlyMap<string, SquadPlayer[]>): Act[] {
  let from = 1
  return entries.flatMap(({ team, seat }): Act[] => {
    const roster = rosterOfSquad((team !== null && squads.get(team)) || [], seat, from)
    from += roster.length
    return roster.length > 0 ? [{ type: 'setRoster', team: seat, roster, rosterBefore: [] }] : []
  })
}

/** Opens the divisions and publishes their first round, so that all fixtures are public; then the season says so. */
export async function publishSeason(caller: SignedInCaller, { season }: LoadedSeason, reason: string | undefined) {
  const step = { type: 'takeStep', step: 'publish' } as const
  unlessRefused(() => planSeason(season, [step]))
  const { key: _key, request: _request, ...publisher } = caller
  for (const { tournament } of season.divisions) await publishDivision(publisher, tournament!)
  return commitSeason(caller, season, [step], { reason })
}

async function publishDivision(caller: SignedInCaller, id: string): Promise<void> {
  for (;;) {
    const snapshot = await loadAtDesk(caller, id)
    if (snapshot.round > 0) return
    const state = eventState(snapshot)
    if (state === 'draft') await changeAtDesk(caller, snapshot, { type: 'open' })
    else if (state === 'drawn') await changeAtDesk(caller, snapshot, { type: 'publish', round: 1 })
    else await changeAtDesk(caller, snapshot, { type: 'draw', round: 1 })
  }
}

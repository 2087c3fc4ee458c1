import * as say from '#words/season.js'
import type { Act } from '#core/changes/act.ts'
import { seasonPath } from '#core/addresses/season-paths.ts'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import { finalTables } from '#core/rows/season-final.ts'
import { upperSeat } from '#core/rows/season-playoffs.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { playoffOf } from '#core/season/playoff-acts.ts'
import { playoffPairs, type PlayoffPair } from '#core/season/playoffs.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { listManagers } from '../data/leagues.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { reloadSeason } from './change-season.ts'
import { TEAM_SCORING } from './create-tournament.ts'
import { changeAtDesk, loadAtDesk } from './desk-change.ts'
import { makeTournament } from './make-divisions.ts'
import { conflict } from './refusal.ts'
import type { LoadedSeason } from './seasons.ts'

/**
 * Makes the play-offs between a tier and the one below as a public knockout of one round. Safe to repeat: it is made
 * once, and published if that is all that is missing.
 */
export async function makePlayoff(caller: SignedInCaller, { league, season, shown }: LoadedSeason, tier: number) {
  const isOver = shown.length === season.divisions.length && shown.every(({ snapshot }) => !snapshot.active)
  if (!isOver || shown.length === 0) throw conflict(say.notOverYet)
  // The request’s own key belongs to the season.
  const { key: _key, request: _request, ...maker } = caller
  let now = season
  if (!playoffOf(season, tier)) {
    const pairs = playoffPairs(finalTables(season, shown), season.rules, tier)
    if (pairs.length === 0) throw conflict(say.noPlayoff)
    const named = { league: league.name, season: season.name }
    const name = inLanguageOf(caller, () => say.playoffName(named)).slice(0, MAX_EVENT_NAME)
    await makeTournament(maker, season, await listManagers(caller.db, season.league, season.id), {
      name,
      acts: () => playoffActs(season, pairs, name),
      link: (tournament) => ({ type: 'linkPlayoff', tier, pairs, tournament }),
    })
    now = await reloadSeason(caller.db, season)
  }
  const playoff = playoffOf(now, tier)
  if (playoff?.tournament) await publishPlayoff(maker, playoff.tournament, playoff.pairs)
  return { message: inLanguageOf(caller, say.playoffMade), version: now.version }
}

/** Entries are numbered pair by pair, the upper team first. */
function playoffActs({ rules, league, id, entries }: SeasonFacts, pairs: readonly PlayoffPair[], name: string): Act[] {
  const settings: Partial<Settings> = {
    ...TEAM_SCORING,
    ...rules.preset,
    tieBreaks: [],
    pairingSystem: 'knockout',
    competitors: 'team',
    totalRounds: 1,
    profileURL: seasonPath(league, id),
    public: true,
  }
  return [
    { type: 'createTournament', name, settings, systems: [], starts: [], stage: 'draft' },
    {
      type: 'addEntries',
      entries: pairs.flat().map((no, at) => {
        const { name: firstName, nationality, team } = entries.find((entry) => entry.no === no)!
        return {
          no: at + 1,
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
        }
      }),
    },
  ]
}

async function publishPlayoff(caller: SignedInCaller, id: string, pairs: readonly PlayoffPair[]): Promise<void> {
  for (;;) {
    const snapshot = await loadAtDesk(caller, id)
    if (snapshot.round > 0) return
    const state = eventState(snapshot)
    if (state === 'draft') await changeAtDesk(caller, snapshot, { type: 'open' })
    else if (state === 'drawn') await changeAtDesk(caller, snapshot, { type: 'publish', round: 1 })
    else {
      const drawn = pairs.map((_, at) => ({ white: upperSeat(at), black: upperSeat(at) + 1 }))
      await changeAtDesk(caller, snapshot, { type: 'draw', round: 1, pairs: drawn })
    }
  }
}

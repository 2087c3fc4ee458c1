import type { NextSeason, PlannedDivision, SeasonDesk, SeasonStep } from '#core/rows/season-desk.ts'
import type { SeasonTeam } from '#core/rows/season-fixtures.ts'
import { nextSeasonOf } from '#core/rows/season-final.ts'
import { wordsOfSeason } from '#core/season/plan-season.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import { SEASON_ACTS } from '#core/season/season-acts.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import type { SeasonFacts } from '#core/season/facts.ts'
import { entriesIn, plannedFixtures, seasonRounds, startsOfRounds } from '#core/season/plan-divisions.ts'
import { isPossible, SEASON_TRANSITION_NAMES } from '#core/season/transitions.ts'
import type { Db } from '../data/db.ts'
import { listSeasonChanges } from '../data/seasons.ts'
import { leagueHead, seasonHead, seasonRefs, type LoadedSeason } from './seasons.ts'

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

export function seasonDesk(loaded: LoadedSeason): SeasonDesk {
  const { league, seasons, season } = loaded
  const head = seasonHead(loaded)
  return {
    league: leagueHead(league),
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
  }
}

function stepsOf(season: SeasonFacts): SeasonStep[] {
  const steps: SeasonStep[] = SEASON_TRANSITION_NAMES.filter((step) => isPossible(season, step))
  const isDivisible = season.stage !== 'closed' && season.divisions.every(({ tournament }) => tournament === null)
  return isDivisible ? [...steps, 'divide'] : steps
}

function nextOf({ season, shown }: LoadedSeason): NextSeason | null {
  if (season.divisions.length === 0 || shown.length < season.divisions.length) return null
  if (shown.every(({ snapshot }) => snapshot.round === 0)) return null
  const { places, open } = nextSeasonOf(season, shown)
  return {
    isFinal: season.final !== undefined || shown.every(({ snapshot }) => !snapshot.active),
    entries: places.map((place) => {
      const { team, name, nationality } = season.entries.find(({ no }) => no === place.entry)!
      return { ...place, team, name, nationality }
    }),
    open,
  }
}

/** The season’s changes with their sentences, the newest first. */
export async function listChanges(db: Db, season: SeasonFacts) {
  let facts = unmadeSeason(season.league, season.id)
  const changes = await listSeasonChanges(db, season)
  const undone = new Set(changes.map(({ undoes }) => undoes))
  return changes
    .map(({ acts, inverse, version, at, by, reason, undoes }) => {
      const words = wordsOfSeason(facts, acts)
      facts = acts.reduce(applied, facts)
      const isUndone = undone.has(version)
      return { version, at, by, words, reason, undoes, isUndone, mayUndo: inverse !== null && !isUndone }
    })
    .toReversed()
}

const applied = (season: SeasonFacts, act: SeasonAct): SeasonFacts =>
  (SEASON_ACTS[act.type].apply as (season: SeasonFacts, act: SeasonAct) => SeasonFacts)(season, act)

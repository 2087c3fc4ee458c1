import { withPairing } from '#core/changes/pairing.ts'
import { withMinis } from '#core/match/fixture-state.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { outcomeOfPoints, type MatchPoints } from '#core/match/scores.ts'
import { seasonPath } from '#core/addresses/season-paths.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import type { SeasonEntry } from '#core/season/facts.ts'
import { plannedFixtures } from '#core/season/plan-divisions.ts'
import { planSeason } from '#core/season/plan-season.ts'
import { DEFAULT_RULES, type SeasonRules } from '#core/season/rules.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice } from '#cli/dice.ts'
import type { Db } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { insertLeague } from '#worker/data/leagues.ts'
import { saveSeason } from '#worker/data/seasons.ts'
import { CLUBS } from './names.ts'

const LEAGUE = 'estuary-league'
const SEASON = 'autumn-2026'
const TEAMS = 6
const ROUNDS = TEAMS - 1
const PLAYED = 4
/** Clubs by their position in `CLUBS`, by division and seat. */
const DIVISIONS = [
  { id: 'estuary-1', name: 'Division 1', clubs: [4, 0, 2, 11, 9, 14] },
  { id: 'estuary-2', name: 'Division 2', clubs: [7, 1, 3, 10, 17, 18] },
]

const RULES: SeasonRules = {
  ...DEFAULT_RULES,
  tiers: 2,
  up: 1,
  down: 1,
  playoff: 1,
  everyDays: 14,
  preset: {
    segments: [
      { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
      { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
    ],
    fixtureScoring: 'perMini',
    gamePointTotal: 18,
    winReward: 1,
    drawReward: 0.5,
    timeZone: 'Europe/Prague',
    tieBreaks: ['EDE', 'GPTS'],
  },
}

/** Round 5 starts in three days. */
const startOf = (now: number, round: number): number =>
  Math.floor(now / DAY) * DAY + 3 * DAY + DAY / 2 - (ROUNDS - round) * 14 * DAY

/** A division after its fourth round: the fixtures of the round robin, each of a rapid and a blitz match. */
function division(now: number, at: number): Snapshot {
  const { id, name, clubs } = DIVISIONS[at]!
  const roll = dice(70 + at)
  const teams = clubs.map((club) => CLUBS[club]!)
  const empty: Snapshot = {
    id,
    version: 1,
    name: `Estuary League Autumn 2026, ${name}`,
    user: null,
    active: true,
    round: 0,
    createdAt: now - 90 * DAY,
    updatedAt: now - 10 * DAY,
    settings: {
      ...DEFAULTS,
      ...RULES.preset,
      competitors: 'team',
      pairingSystem: 'roundRobin',
      totalRounds: ROUNDS,
      profileURL: seasonPath(LEAGUE, SEASON),
    },
    systems: [{ from: 1, to: ROUNDS, system: 'roundRobin', poolNames: [] }],
    dates: Array.from({ length: ROUNDS }, (_, round) => startOf(now, round + 1)),
    players: {
      no: teams.map((_, seat) => seat + 1),
      firstName: teams.map(([team]) => team),
      lastName: teams.map(() => ''),
      rating: teams.map(([, , rating]) => rating),
      nationality: teams.map(([, nationality]) => nationality),
    },
    rounds: [],
    bonuses: [],
  }
  const rounds = plannedFixtures(RULES, TEAMS).map((fixtures) => ({
    white: fixtures.map(([home]) => home - 1),
    black: fixtures.map(([, away]) => away! - 1),
    outcomes: '  '.repeat(fixtures.length),
  }))
  let snapshot: Snapshot = { ...empty, round: rounds.length, rounds }
  for (let round = 1; round <= PLAYED; round++)
    for (const [position, white] of rounds[round - 1]!.white.entries()) {
      const edge = (teams[white]![2] - teams[rounds[round - 1]!.black[position]!]![2]) / 400
      const minis = [8, 10].map((games, k) => miniOf(k + 1, games, edge, roll, startOf(now, round)))
      snapshot = withPairing(snapshot, { round, no: position + 1 }, (state) =>
        withMinis(state, minis, snapshot.settings),
      )
    }
  return snapshot
}

/** A match that is over; `edge` moves the score to the stronger side. */
function miniOf(k: number, games: number, edge: number, roll: () => number, start: number): Mini {
  const share = 0.5 + edge / 4 + (roll() - 0.5) / 2
  const first = Math.max(1, Math.min(2 * games - 1, Math.round(2 * games * share)))
  const points: MatchPoints = [first, 2 * games - first]
  const startTime = start + (k - 1) * (DAY / 20)
  return {
    ...emptyMini(k),
    outcome: outcomeOfPoints(points),
    points,
    facts: { startTime, endTime: startTime + DAY / 24, bodyStatus: 'finished', boards: games / 2 },
  }
}

/** A league in the middle of its season: two divisions before their last round. Idempotent. */
export async function league(db: Db, now: number, owner: string, teamOf: (club: string) => string): Promise<void> {
  const details = {
    name: 'Estuary League',
    description: 'Clubs of two rivers, rapid and blitz on Saturdays.',
    rulesURL: null,
    logoURL: null,
  }
  if (!(await insertLeague(db, LEAGUE, details, owner, now))) return
  for (const at of DIVISIONS.keys()) await saveImport(db, { snapshot: division(now, at), individuals: [], games: [] })
  const { results } = await db.$client.prepare('select id from teams').all<{ id: string }>()
  const known = new Set(results.map(({ id }) => id))
  const entries = DIVISIONS.flatMap(({ clubs }, tier) =>
    clubs.map((club, seat): SeasonEntry => {
      const [name, nationality] = CLUBS[club]!
      const team = teamOf(name)
      return {
        no: tier * TEAMS + seat + 1,
        team: known.has(team) ? team : null,
        name,
        nationality,
        division: { tier: tier + 1, group: 1 },
        seat: seat + 1,
        origin: 'new',
        from: null,
        state: 'confirmed',
      }
    }),
  )
  const keys = DIVISIONS.map(({ name }, tier) => ({ tier: tier + 1, group: 1, name }))
  const plan = planSeason(unmadeSeason(LEAGUE, SEASON), [
    {
      type: 'createSeason',
      name: 'Autumn 2026',
      rules: RULES,
      starts: [startOf(now, 1)],
      entriesUntil: null,
      entries,
      divisions: keys.map((key) => ({ ...key, tournament: null })),
    },
    { type: 'takeStep', step: 'closeEntries' },
    ...keys.map(({ tier, group }, at) => ({
      type: 'linkDivision' as const,
      tier,
      group,
      tournament: DIVISIONS[at]!.id,
    })),
    { type: 'takeStep', step: 'publish' },
  ])
  if (typeof plan === 'string') throw new Error(plan)
  await saveSeason(db, plan, { by: owner, now: now - 80 * DAY })
}

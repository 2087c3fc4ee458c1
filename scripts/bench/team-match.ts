import type { Facts } from '#core/match/facts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import { MINUTE } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { aPlan, aTeam, type Plan } from '#simulator/plan.ts'
import type { Db } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'

const TEAMS = ['Harbour Knights', 'Night Owls']
// Large numbers of rounds, pairings and versions, since frames contain them.
const ROUND = 11
const NO = 2500
const VERSION = 123_456

export interface BenchTeamMatch {
  event: ImportedTournament
  /** The match at the simulated chess site: games that last for hours unless they are ended. */
  plan: Plan
}

/** A tournament with one match, linked to the chess site, that starts at `startTime`, by default a minute ago. */
export function teamMatch(id: string, siteId: number, boards: number, startTime = Date.now() - MINUTE): BenchTeamMatch {
  const facts: Facts = {
    link: `https://www.chess.com/club/matches/live/${siteId}`,
    linkSource: 'chessCom',
    linkType: 'team',
    startTime,
  }
  return {
    event: {
      snapshot: snapshot(id, boards, facts),
      individuals: [],
      games: [],
    },
    plan: aPlan({
      id: siteId,
      teams: [aTeam(TEAMS[0]!, boards), aTeam(TEAMS[1]!, boards)],
      startTime,
      control: { base: 5400, increment: 30 },
    }),
  }
}

function snapshot(id: string, boards: number, facts: Facts): Snapshot {
  const now = Date.UTC(2026, 0, 1)
  return {
    id,
    version: VERSION,
    name: 'Cup',
    user: null,
    active: true,
    round: ROUND,
    createdAt: now,
    updatedAt: now,
    settings: { ...DEFAULTS, competitors: 'team', pullResults: 1, gamePointTotal: 2 * boards, totalRounds: ROUND },
    systems: [],
    dates: Array.from({ length: ROUND }, () => null),
    players: {
      no: TEAMS.map((_, at) => at + 1),
      firstName: TEAMS,
      lastName: TEAMS.map(() => ''),
      rating: TEAMS.map(() => 0),
      nationality: TEAMS.map(() => ''),
    },
    rounds: Array.from({ length: ROUND }, (_, at) =>
      at + 1 === ROUND
        ? { no: [NO], white: [0], black: [1], outcomes: '  ', facts: { 0: facts } }
        : { white: [], black: [], outcomes: '' },
    ),
    bonuses: [],
  }
}

/** Starts the room's polling of the chess site for this match. */
export const link = (db: Db, { event, plan }: BenchTeamMatch): Promise<void> =>
  watches.start(
    db,
    event.snapshot.id,
    { round: ROUND, no: NO, source: 'chessCom', siteId: String(plan.id) },
    Date.now(),
  )

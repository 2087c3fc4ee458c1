import { withMinis } from '#core/match/fixture-state.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { outcomeOfPoints, type MatchPoints } from '#core/match/scores.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import { withPairing } from '#core/changes/pairing.ts'
import type { BonusRecord, MatchRecord } from '#core/snapshot/records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Segment } from '#core/tournament/segments.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'

/** Two divisions of six clubs, whose fixtures are a rapid and a blitz match. */

const SEGMENTS: Segment[] = [
  { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
  { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
]

export const LEAGUE_RULES = {
  pairingSystem: 'roundRobin',
  competitors: 'team',
  totalRounds: 5,
  gamePointTotal: 18,
  segments: SEGMENTS,
  fixtureScoring: 'perMini',
  forfeitBoardPoints: 'minimum',
  tieBreaks: ['EDE', 'gamePoints'],
} as const satisfies Partial<Settings>

export const CLUBS = {
  A: ['Ash', 'Birch', 'Cedar', 'Dale', 'Elm', 'Fir'],
  B: ['Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kale', 'Larch'],
} as const
export type Division = keyof typeof CLUBS

/** Rounds of fixtures: home, away, and plain points of home and away in the rapid and in the blitz match. */
export const FIXTURES = {
  A: `
    Ash Fir 5.5-2.5 6-4 · Birch Elm 2-6 7-3 · Cedar Dale 3-5 6-4
    Fir Dale 3-5 3-7 · Elm Cedar 4.5-3.5 6.5-3.5 · Ash Birch 6.5-1.5 7.5-2.5
    Birch Fir 7-1 7-3 · Cedar Ash 3.5-4.5 +:- · Dale Elm 5-3 4.5-5.5
    Fir Elm 3.5-4.5 3-7 · Ash Dale 6.5-1.5 8-2 · Birch Cedar 5-3 7.5-2.5
    Cedar Fir 6-2 5.5-4.5 · Dale Birch 3.5-4.5 4.5-5.5 · Elm Ash 4-4 0.5-9.5`,
  B: `
    Gorse Larch 7.5-0.5 8-2 · Hazel Kale 5.5-2.5 6-4 · Ivy Juniper 2.5-5.5 7.5-2.5
    Larch Juniper 0.5-7.5 2-8 · Kale Ivy 3-5 0.5-9.5 · Gorse Hazel 3-5 5.5-4.5
    Hazel Larch 6.5-1.5 9-1 · Ivy Gorse 4-4 5-5 · Juniper Kale 3-5 8-2
    Larch Kale 4-4 2.5-7.5 · Gorse Juniper 4.5-3.5 5-5 · Hazel Ivy 6.5-1.5 5.5-4.5
    Ivy Larch 7-1 10-0 · Juniper Hazel 4.5-3.5 2-8 · Kale Gorse 3-5 3.5-6.5`,
} as const satisfies Record<Division, string>

/** The pairing, numbered in its round from 1, whose rapid match lost a point of board 1 for fair play, and its score. */
export const REMOVED = { round: 4, no: 2, k: 1, points: [5, 11] } as const
/** The blitz match that Ash forfeited. */
export const FORFEITED = { round: 3, no: 2, k: 2 } as const

export const miniOf = (k: number, score: string): Mini => {
  if (score === '+:-') return { ...emptyMini(k), outcome: '+-', facts: { bodyStatus: 'finished', boards: 4 } }
  const points = score.split('-').map((plain) => 2 * Number(plain)) as MatchPoints
  return { ...emptyMini(k), outcome: outcomeOfPoints(points), points }
}

/** The division after its last round, or with only the pairings of later rounds. */
export function division(name: Division, settings: Partial<Settings> = {}, played = 5): Snapshot {
  const clubs: readonly string[] = CLUBS[name]
  const no = (club: string) => clubs.indexOf(club) + 1
  const fixtures = FIXTURES[name]
    .trim()
    .split('\n')
    .map((round) => round.trim().split(' · '))
  const matches = fixtures.flatMap((round, at) =>
    round.map((fixture, board): MatchRecord => {
      const [home, away] = fixture.split(' ')
      return {
        round: at + 1,
        no: board + 1,
        board: board + 1,
        pool: 0,
        white: no(home!),
        black: no(away!),
        outcome: '  ',
        whitePoints: null,
        blackPoints: null,
        games: null,
        facts: null,
      }
    }),
  )
  const rules = { ...LEAGUE_RULES, ...settings } as Settings
  const drawn = snapshotFromRecords({
    tournament: {
      id: `division-${name}`,
      version: 1,
      name: `Division ${name}`,
      user: null,
      active: true,
      round: 5,
      public: true,
      vanityUrl: null,
      settings: rules,
      initialColour: null,
      stage: null,
      closed: 0,
      createdAt: 0,
      updatedAt: 0,
    },
    systems: [],
    rounds: [],
    players: clubs.map((club, at) => ({
      no: at + 1,
      firstName: club,
      lastName: '',
      title: '',
      rating: 1800,
      nationality: '',
      pool: 0,
      active: true,
      joinedFrom: null,
      withdrawnFrom: null,
      owner: null,
    })),
    matches,
    bonuses: [],
  })
  return fixtures.slice(0, played).reduce(
    (snapshot, round, at) =>
      round.reduce((all, fixture, board) => {
        const [, , rapid, blitz] = fixture.split(' ')
        return withMatches(all, at + 1, board + 1, [miniOf(1, rapid!), miniOf(2, blitz!)])
      }, snapshot),
    drawn,
  )
}

export const withMatches = (snapshot: Snapshot, round: number, no: number, minis: Mini[]): Snapshot =>
  withPairing(snapshot, { round, no }, (state) => withMinis(state, minis, { ...DEFAULTS, ...snapshot.settings }))

/** With other data of one match of a fixture. */
export const withMatch = (
  snapshot: Snapshot,
  { round, no, k }: { round: number; no: number; k: number },
  change: Partial<Mini>,
): Snapshot =>
  withPairing(snapshot, { round, no }, (state) =>
    withMinis(
      state,
      state.minis!.map((mini) => (mini.k === k ? { ...mini, ...change } : mini)),
      snapshot.settings,
    ),
  )

/** Division B after Gorse’s player of board 1 was removed. */
export const afterRemoval = (snapshot: Snapshot): Snapshot =>
  withMatch(snapshot, REMOVED, { points: [...REMOVED.points], outcome: '01' })

export function withPenalty(snapshot: Snapshot, bonus: BonusRecord): Snapshot {
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({ ...rows, bonuses: [...rows.bonuses, bonus] })
}

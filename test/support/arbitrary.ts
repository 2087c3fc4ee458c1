import fc from 'fast-check'
import type { Bonus, PlayerColumns, RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { BYE_REQUEST_STATES, BYE_TYPES, DRAW_ENGINES, type DrawnPair } from '#core/snapshot/desk.ts'
import type { DrawRules } from '#core/snapshot/draw-rules.ts'
import { sortedDesk } from '#core/snapshot/desk-rows.ts'
import { STAGES } from '#core/tournament/stage.ts'
import { DEFAULTS, EVENT_LETTERS, LIVE_EVALUATIONS, PAIRING_SYSTEMS } from '#core/tournament/tournament.ts'
import { prizePlans } from './arbitrary-prizes.ts'
import { aRoundNumber, drawRulesOf, points } from './arbitrary-draw-rules.ts'
import { facts, start, time } from './arbitrary-facts.ts'
import { aSnapshot } from './build.ts'

const outcomeOfGame = fc.constantFrom('10', '01', '==', 'WL', 'DD', '+-', '-+', '--', '  ')
const outcomeOfBye = fc.constantFrom('U ', 'F ', 'H ', 'Z ')

const REPORT_LINES = ['102 FA Lind, Bo', '112 Lee, Ann', '352 WBWB']
const numbers = (length: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: length, maxLength: length })

/** A column, left out if it holds default values only. */
const sparse = <Value>(name: string, values: Value[], nothing: Value): object =>
  values.every((value) => value === nothing) ? {} : { [name]: values }

const some = <Value>(values: (Value | null)[]): [number, Value][] =>
  values.flatMap((value, at) => (value === null ? [] : [[at, value]]))

const byPosition = <Value>(name: string, values: (Value | null)[]): object =>
  some(values).length > 0 ? { [name]: Object.fromEntries(some(values)) } : {}

function playersOf(size: number): fc.Arbitrary<PlayerColumns> {
  const column = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
    fc.array(value, { minLength: size, maxLength: size })
  return fc
    .record({
      no: numbers(size).map((no) => no.toSorted((a, b) => a - b)),
      firstName: column(fc.string({ unit: 'grapheme', minLength: 1 })),
      lastName: column(fc.string({ unit: 'grapheme' })),
      rating: column(fc.integer({ min: 0, max: 3000 })),
      nationality: column(fc.constantFrom('', 'NED', 'IND')),
      title: column(fc.constantFrom('', 'GM', 'WIM')),
      pool: column(fc.integer({ min: 0, max: 2 })),
      withdrawn: column(fc.oneof(fc.boolean(), aRoundNumber)),
      joinedFrom: column(fc.option(aRoundNumber, { freq: 2 })),
      owner: column(fc.option(fc.string({ minLength: 1 }), { freq: 2 })),
    })
    .map(({ title, pool, withdrawn, joinedFrom, owner, ...players }) => ({
      ...players,
      ...sparse('title', title, ''),
      ...sparse('pool', pool, 0),
      ...(withdrawn.some(Boolean) && { withdrawn: withdrawn.flatMap((gone, at) => (gone ? [at] : [])) }),
      ...byPosition(
        'withdrawnFrom',
        withdrawn.map((gone) => (typeof gone === 'number' ? gone : null)),
      ),
      ...byPosition('joinedFrom', joinedFrom),
      ...byPosition('owner', owner),
    }))
}

function roundOf(size: number): fc.Arbitrary<RoundColumns> {
  const everybody = Array.from({ length: size }, (_, position) => position)
  const order = fc.shuffledSubarray(everybody, { minLength: size, maxLength: size })
  return order.chain((seated) => {
    const games = Math.floor(size / 2)
    const pairings = Math.ceil(size / 2)
    const column = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
      fc.array(value, { minLength: pairings, maxLength: pairings })
    return fc
      .record({
        no: fc.option(numbers(pairings)),
        played: fc.array(outcomeOfGame, { minLength: games, maxLength: games }),
        bye: outcomeOfBye,
        points: fc.option(fc.array(points, { minLength: 2 * pairings, maxLength: 2 * pairings })),
        games: column(fc.constantFrom('', '10', '==01  ')),
        pool: column(fc.integer({ min: 0, max: 2 })),
        facts: column(fc.option(facts.filter((known) => Object.keys(known).length > 0))),
      })
      .map(({ no, played, bye, points, games, pool, facts }) => ({
        ...(no?.some((number, at) => number !== at + 1) && { no }),
        white: seated.slice(0, pairings),
        black: Array.from({ length: pairings }, (_, at) => seated[pairings + at] ?? -1),
        outcomes: played.join('') + (size % 2 === 1 ? bye : ''),
        ...(points && pairings > 0 && { points }),
        ...sparse('games', games, ''),
        ...sparse('pool', pool, 0),
        ...byPosition('facts', facts),
      }))
  })
}

const bonusOf = (size: number): fc.Arbitrary<Bonus> =>
  fc.record({
    player: fc.nat({ max: Math.max(0, size - 1) }),
    round: fc.integer({ min: 1, max: 5 }),
    MP: points,
    GP: points,
  })

const systems = fc.option(fc.constantFrom(...PAIRING_SYSTEMS)).map((system) =>
  system === null
    ? []
    : [
        { from: 1, to: 2, system, poolNames: ['North'] },
        { from: 3, to: 9, system, poolNames: [] },
      ],
)

const settings = fc.record(
  {
    totalRounds: fc.option(fc.integer({ min: 1, max: 99 })),
    gamePointTotal: fc.constantFrom(1, 4, 16),
    byeReward: fc.constantFrom(0, 0.5, 1),
    winReward: fc.constantFrom(1, 2, 3),
    competitors: fc.constantFrom('individual' as const, 'team' as const),
    allowRegistration: fc.constantFrom('closed' as const, 'open' as const),
    public: fc.boolean(),
    allowSelfSubmissions: fc.boolean(),
    boardDelay: fc.nat(60),
    boardResults: fc.constantFrom('never', 'agreed', 'always'),
    liveEvaluations: fc.constantFrom(...LIVE_EVALUATIONS),
    letters: fc.constantFrom(...EVENT_LETTERS),
    vanityURL: fc.option(fc.stringMatching(/^[a-z]{3,12}$/)),
    tieBreaks: fc.subarray(['BH', 'BH/C1', 'SB', 'WIN']),
  },
  { requiredKeys: [] },
)

/** Sorted by round and text, as the report has them. */
const REMARKS = ['MPA @ Round 1: 1-2 => 1-3', 'Configuration @ Round 2: rounds 9 => 8']

/** A new fact of a snapshot has to be generated too: tests of tables and files depend on it. */
type GeneratedFact = Exclude<keyof Snapshot, 'round' | 'desk' | 'hidden' | keyof DrawRules> | 'rules'

/** A random tournament, in the form in which it is read from the database: without columns of default values. */
export const snapshots: fc.Arbitrary<Snapshot> = fc
  .record({ size: fc.integer({ min: 0, max: 9 }), drawn: fc.integer({ min: 0, max: 4 }) })
  .chain(({ size, drawn }) =>
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{2,12}$/),
      version: fc.integer({ min: 1, max: 1e6 }),
      name: fc.string({ unit: 'grapheme' }),
      user: fc.option(fc.string()),
      active: fc.boolean(),
      createdAt: time,
      updatedAt: time,
      settings: settings.map((given) => ({ ...DEFAULTS, ...given })),
      systems,
      dates: fc.array(fc.option(start), { maxLength: 5 }),
      players: playersOf(size),
      rounds: fc.array(roundOf(size), { minLength: drawn, maxLength: drawn }),
      bonuses: fc.array(bonusOf(size), { maxLength: size > 0 ? 4 : 0 }),
      rules: drawRulesOf(size),
      stage: fc.constantFrom(null, null, null, null, null, ...STAGES),
      closed: fc.nat({ max: drawn }),
      remarks: fc.subarray(REMARKS),
      reportLines: fc.subarray(REPORT_LINES),
      prizes: fc.option(prizePlans, { freq: 2 }),
    } satisfies Record<GeneratedFact, object>),
  )
  .map(({ rules, stage, closed, remarks, reportLines, prizes, ...given }) =>
    aSnapshot({
      ...given,
      ...rules,
      // Only a finished event can be in the stage `reported`.
      ...(stage && (stage !== 'reported' || (!given.active && given.rounds.length > 0)) && { stage }),
      ...(closed > 0 && { closed }),
      ...(remarks.length > 0 && { remarks }),
      ...(reportLines.length > 0 && { reportLines }),
      ...(prizes && { prizes }),
    }),
  )

/** A random tournament with desk data. If the next round has a draw, the one before is closed. */
export const deskSnapshots: fc.Arbitrary<Snapshot> = snapshots.chain((snapshot) => {
  const { players, round } = snapshot
  const someone = fc.constantFrom(...(players.no.length > 0 ? players.no : [0]))
  const rows = <Row extends { round: number; player: number }>(row: fc.Arbitrary<Row>) =>
    players.no.length === 0
      ? fc.constant<Row[]>([])
      : fc.uniqueArray(row, { selector: (one) => `${one.round} ${one.player}`, maxLength: 4 })
  return fc
    .record({
      byeRequests: rows(
        fc.record({
          round: aRoundNumber,
          player: someone,
          type: fc.constantFrom(...BYE_TYPES),
          state: fc.constantFrom(...BYE_REQUEST_STATES),
        }),
      ),
      checkIns: rows(fc.record({ round: aRoundNumber, player: someone, isPresent: fc.boolean() })),
      lineUps: fc.uniqueArray(
        fc.record({ round: aRoundNumber, team: someone, individuals: fc.array(fc.nat({ max: 40 }), { maxLength: 4 }) }),
        { selector: (one) => `${one.round} ${one.team}`, maxLength: players.no.length === 0 ? 0 : 3 },
      ),
      drawn: fc.subarray(Array.from({ length: round + 1 }, (_, at) => at + 1)),
      engine: fc.constantFrom(...DRAW_ENGINES),
      pairs: somePairs(players.no),
    })
    .map(({ byeRequests, checkIns, lineUps, drawn, engine, pairs }) => {
      const draws = drawn.map((number) => ({
        round: number,
        engine,
        ...(engine !== 'hand' && { version: '2026' }),
        proposed: pairs,
        pairs,
      }))
      const isNextDrawn = drawn.includes(round + 1)
      const { stage, ...open } = snapshot
      return {
        ...open,
        ...(stage && !(isNextDrawn && stage === 'reported') && { stage }),
        ...(isNextDrawn && round > 0 && { closed: round }),
        ...(isNextDrawn && { active: true }),
        desk: sortedDesk({
          // A bye request beyond the last round, left when rounds were removed, is not restored by undo.
          byeRequests: byeRequests.filter((row) => row.round <= (snapshot.settings.totalRounds ?? Infinity)),
          checkIns,
          lineUps,
          draws,
        }),
      }
    })
})

/** Random boards of some of these numbers; the last player of an odd number has a bye. */
export const somePairs = (nos: number[]): fc.Arbitrary<DrawnPair[]> =>
  fc.shuffledSubarray(nos).map((seated) =>
    Array.from({ length: Math.ceil(seated.length / 2) }, (_, at): DrawnPair => {
      const [white, black = null] = [seated[2 * at]!, seated[2 * at + 1]]
      return { white, black, ...(black === null && { bye: 'U' }) }
    }),
  )

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAct } from '#core/changes/acts.ts'
import { planChange } from '#core/changes/plan.ts'
import type { RecentChange } from '#core/changes/told-events.ts'
import { arrivalKey, arrivals } from '#core/moments/arrivals.ts'
import { newMoments, NEWS_LASTS } from '#core/moments/new-moments.ts'
import { roundMoments } from '#core/moments/round-moments.ts'
import type { RecordedGame } from '#core/moments/round-record.ts'
import type { Moment } from '#core/moments/moment.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { findPairing } from '#core/changes/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { cases } from '#test/support/audit.ts'
import { aPerson, minute } from '#test/support/recorded-round.ts'

/**
 * Rounds as they come from a hall or a chess site: results in any order, corrections, undo, restarts of the room, and
 * outages after which everything comes at once.
 */
const BOARDS = 4
const MATCHES = 3
const OUTAGE = 40

type Letters = '10' | '==' | '01'

interface GameEnd {
  no: number
  game: number
  letters: Letters
  /** Minutes: when it ended, and when it was seen. */
  ended: number
  seen: number
}

type Event =
  | ({ type: 'result'; at: number } & GameEnd)
  | { type: 'undo'; at: number }
  | { type: 'restart'; at: number }
  | { type: 'look'; at: number }

const letters = fc.constantFrom<Letters>('10', '==', '01')

const played = fc
  .record({
    order: fc.shuffledSubarray(
      Array.from({ length: MATCHES * BOARDS }, (_, at) => at),
      { minLength: MATCHES * BOARDS },
    ),
    letters: fc.array(letters, { minLength: MATCHES * BOARDS, maxLength: MATCHES * BOARDS }),
    delays: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: MATCHES * BOARDS, maxLength: MATCHES * BOARDS }),
    outage: fc.option(fc.integer({ min: 0, max: 24 }), { nil: undefined }),
  })
  .map(({ order, letters: results, delays, outage }) =>
    order.map((slot, at): GameEnd => {
      const ended = 2 * at + (slot % 2)
      const seen = ended + delays[at]!
      const isLost = outage !== undefined && seen >= outage && seen < outage + OUTAGE
      return {
        no: Math.floor(slot / BOARDS) + 1,
        game: (slot % BOARDS) + 1,
        letters: results[at]!,
        ended,
        seen: isLost ? outage + OUTAGE : seen,
      }
    }),
  )

const round = fc
  .record({
    games: played,
    corrections: fc.array(fc.record({ of: fc.nat(11), letters, after: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 4,
    }),
    others: fc.array(
      fc.record({ type: fc.constantFrom('undo', 'restart', 'look'), at: fc.integer({ min: 1, max: 90 }) }),
      { maxLength: 12 },
    ),
    knowsEnds: fc.boolean(),
  })
  .map(({ games, corrections, others, knowsEnds }) => {
    const results = games.map((game): Event => ({ type: 'result', ...game, at: game.seen }))
    const corrected = corrections.map(({ of, letters: put, after }): Event => {
      const game = games[of]!
      return { type: 'result', ...game, letters: put, at: game.seen + after }
    })
    const all: Event[] = [...results, ...corrected, ...others]
    return { knowsEnds, events: all.toSorted((one, other) => one.at - other.at) }
  })

const EVENT = aSnapshot({
  players: 6,
  settings: { competitors: 'team', gamePointTotal: BOARDS, winReward: 2, drawReward: 1, lossReward: 0 },
  rounds: [aRound('1-2 2½:1½, 3-4 2:2, 5-6 3:1'), aRound('1-3 *, 5-2 *, 4-6 *')],
})
const PEOPLE = [2000, 2300, 0, 2150]

const gamesOf = (events: readonly Event[], knowsEnds: boolean): RecordedGame[] =>
  [1, 2, 3].flatMap((no) =>
    [1, 2, 3, 4].map((game) => {
      const found = events.find((event) => event.type === 'result' && event.no === no && event.game === game)
      return {
        no,
        game,
        board: game,
        whiteFirst: game % 2 === 1,
        white: aPerson(`W${no}${game}`, PEOPLE[game - 1]),
        black: aPerson(`B${no}${game}`, PEOPLE[no]),
        ...(knowsEnds && found?.type === 'result' && { endedAt: minute(found.ended) }),
      }
    }),
  )

/** The room: what it knows, and what it told its followers, which survives a restart. */
class Room {
  snapshot: Snapshot = EVENT
  changes: (RecentChange & { isUndone?: boolean })[] = []
  told = new Set<string>()
  announced: { moment: Moment; now: number; facts: Snapshot }[] = []

  games: RecordedGame[]

  constructor(games: RecordedGame[]) {
    this.games = games
  }

  take(event: Event): void {
    const at = minute(event.at)
    if (event.type === 'result') this.#enter(event, at)
    if (event.type === 'undo') this.#undo(at)
    // A restart loses what is in memory; ids that were told are stored.
    if (event.type === 'restart') this.told = new Set(JSON.parse(JSON.stringify([...this.told])) as string[])
    for (const moment of newMoments(this.moments(), this.told, at)) {
      this.told.add(moment.id)
      this.announced.push({ moment, now: at, facts: this.snapshot })
    }
  }

  #enter({ no, game, letters: put }: GameEnd, at: number): void {
    const { state } = findPairing(this.snapshot, { round: 2, no })!
    const games = Array.from({ length: BOARDS }, (_, index) =>
      index === game - 1 ? put : state.games.slice(2 * index, 2 * index + 2).padEnd(2),
    )
    const isOver = games.every((one) => one.trim() !== '')
    const points = pointsOfLetters(games.join(''))
    const outcome = points[0] > points[1] ? '10' : points[0] < points[1] ? '01' : '=='
    const change = { games: games.join('').trimEnd(), points, ...(isOver && { outcome }) }
    this.#make([{ type: 'setResult', round: 2, no, change }], at)
  }

  #make(acts: RecentChange['acts'], at: number): void {
    const plan = planChange(this.snapshot, acts)
    if (typeof plan === 'string') throw new Error(plan)
    this.changes.unshift({ version: this.snapshot.version + 1, at, acts, inverse: plan.inverse ?? null })
    this.snapshot = { ...acts.reduce(applyAct, this.snapshot), version: this.snapshot.version + 1 }
  }

  #undo(at: number): void {
    const last = this.changes.find(({ isUndone }) => !isUndone)
    if (!last?.inverse) return
    last.isUndone = true
    this.#make(last.inverse, at)
    this.changes[0]!.isUndone = true
  }

  moments(): Moment[] {
    const found = arrivals(this.snapshot, 2, this.changes, minute(0))
    const arrivedAt = (no: number, game: number) => found.get(arrivalKey(no, game)) ?? found.get(arrivalKey(no, 0)) ?? 0
    return roundMoments({ snapshot: this.snapshot, round: 2, games: this.games, arrivedAt })
  }
}

const replays = (check: (room: Room, events: Event[], knowsEnds: boolean) => void) =>
  fc.assert(
    fc.property(round, ({ events, knowsEnds }) => {
      const room = new Room(gamesOf(events, knowsEnds))
      for (const event of events) room.take(event)
      check(room, events, knowsEnds)
    }),
    { numRuns: cases(150, 3000) },
  )

test('no moment is announced twice, whatever happens in a round', () =>
  replays(({ announced }) => {
    const ids = announced.map(({ moment }) => moment.id)
    expect(new Set(ids).size).toBe(ids.length)
  }))

test('nothing that happened long ago is announced, as after an outage', () =>
  replays(({ announced }) => {
    for (const { moment, now } of announced) expect(now - moment.at).toBeLessThan(NEWS_LASTS)
  }))

/** The score of a match by its games alone. */
const scoreOf = (facts: Snapshot, no: number): [number, number] =>
  pointsOfLetters(findPairing(facts, { round: 2, no })!.state.games)

function isTrue({ moment, facts }: Room['announced'][number]): boolean {
  const score = scoreOf(facts, moment.no)
  switch (moment.kind) {
    case 'decided':
      return score[moment.side]! > BOARDS
    case 'lead':
      // Games that ended later may be known already.
      return moment.score[moment.side]! > moment.score[1 - moment.side]! && moment.score[0] <= score[0]
    case 'upset': {
      const at = 2 * (moment.game - 1)
      const pair = findPairing(facts, { round: 2, no: moment.no })!.state.games.slice(at, at + 2)
      return pair[moment.side] === '1' && moment.winner.rating < moment.loser.rating
    }
    case 'top':
      return moment.points > 0
    default:
      return false
  }
}

test('each announced moment is true by the facts of its time', () =>
  replays(({ announced }) => {
    for (const one of announced) expect({ ...one.moment, isTrue: isTrue(one) }).toMatchObject({ isTrue: true })
  }))

test('the feed is made of the present facts alone: a moment that was corrected away is gone', () =>
  replays((room) => {
    for (const moment of room.moments())
      if (moment.kind !== 'lead' && moment.kind !== 'top')
        expect(isTrue({ moment, now: 0, facts: room.snapshot })).toBe(true)
  }))

test('with known times the feed is the same in whatever order the results came', () =>
  replays((room, _events, knowsEnds) => {
    if (!knowsEnds) return
    const other = { snapshot: room.snapshot, round: 2, games: room.games, arrivedAt: () => minute(1000) }
    expect(roundMoments(other)).toEqual(room.moments())
  }))

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shownPlies } from '#core/boards/follow-game.ts'
import { readSource, type ReadCache } from '#core/boards/read-source.ts'
import { roundField } from '#core/boards/round-field.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { pairingsPgn } from '#core/game/pairings-pgn.ts'
import { BoardGames, type MatchedKeptGame } from '#party/board-games.ts'
import { BOARD_FAULTS, TEXT_FAULTS } from '#simulator/hall/faults.ts'
import { Hall } from '#simulator/hall/hall.ts'
import { boardsAt, simulate } from '#simulator/hall/simulate.ts'
import { isAudit } from '#test/support/audit.ts'
import { hallEvent } from '#test/support/board-games.ts'
import { anSql } from '#test/support/room-parts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const START = Date.UTC(2026, 10, 28, 14)
const LETTERS: Record<string, string> = { '1-0': '10', '0-1': '01', '1/2-1/2': '==' }

/** Plays a hall as a source that is asked regularly, and calls back after each answer. */
function follow(
  hall: Hall,
  event: ReturnType<typeof hallEvent>,
  {
    every = 5 * SECOND,
    delay = 0,
    each,
  }: { every?: number; delay?: number; each?: (games: MatchedKeptGame[], now: number) => void } = {},
) {
  const field = roundField(event.snapshot, hall.round, { fideIds: event.details, individuals: [], lineUps: [] })
  const settings = () => ({ aliases: new Map(), assigned: new Map(), trustsBoards: false })
  const kept = new BoardGames(anSql())
  const cache: ReadCache = new Map()
  let games: MatchedKeptGame[] = []
  for (const [now, text] of simulate(hall, every)) {
    kept.settle(hall.round, { now, delay })
    kept.take('a', readSource(text, chessRules, cache), { field, settings, now, delay })
    games = kept.chosen(hall.round, () => 1)
    each?.(games, now)
  }
  return { games, kept, field }
}

const aHall = (some: object = {}) => {
  const event = hallEvent(isAudit ? 40 : 4)
  const people = { details: event.details, individuals: [], lineUps: [] }
  const pairings = pairingsPgn(event.snapshot, 1, people)
  return { event, hall: Hall.parse({ id: 'hall', pairings, startTime: START, speed: 120, keepsTags: true, ...some }) }
}

/** Faults after which the end of the game or its players are not known by the time the hall ends. */
const UNSURE = new Set(['open', 'silent', 'kings', 'nameless', 'illegal'])

describe('a hall of boards', () => {
  it.each([...Object.keys(BOARD_FAULTS), ...Object.keys(TEXT_FAULTS)])(
    'with “%s”: each game stays at its pairing, and ends as it was played',
    (fault) => {
      const faults = fault in BOARD_FAULTS ? { boards: { [fault]: 1 }, text: [] } : { boards: {}, text: [fault] }
      const { event, hall } = aHall({ faults, keepsTags: fault === 'nameless' })
      const places = new Map<string, number>()
      const { games } = follow(hall, event, {
        each: (shown) => {
          for (const { key, match } of shown) {
            expect(places.get(key) ?? match.place.no).toBe(match.place.no)
            places.set(key, match.place.no)
          }
        },
      })
      const truth = boardsAt(aHall({ seed: hall.seed }).hall, START + 24 * 60 * MINUTE)
      expect(games).toHaveLength(truth.length)
      for (const { match, followed } of games) {
        const { result, plies } = truth[match.place.no - 1]!
        expect(match.isSwapped).toBe(fault === 'colours')
        if (UNSURE.has(fault)) continue
        expect(followed.result?.outcome).toBe(LETTERS[result])
        expect(followed.plies.map(({ san }) => san.replace(/[+#]$/, ''))).toEqual(
          plies.map(({ san }) => san.replace(/[+#]$/, '')),
        )
      }
    },
  )

  it('with kings in the middle alone gives a hint, and with an illegal move keeps the result', () => {
    const kings = aHall({ faults: { boards: { kings: 1 }, text: [] } })
    const hints = follow(kings.hall, kings.event).games.map(({ followed }) => followed.result?.by)
    expect(new Set(hints)).toEqual(new Set(['kings']))
    const illegal = aHall({ faults: { boards: { illegal: 1 }, text: [] } })
    for (const { followed } of follow(illegal.hall, illegal.event).games)
      expect([followed.stop === undefined, followed.result?.by]).toEqual([false, 'source'])
  })

  it('with a delay never shows a move that is younger', () => {
    const delay = 5 * MINUTE
    const { event, hall } = aHall({ faults: { boards: { skip: 0.5, takeback: 0.5 }, text: ['cut', 'half'] } })
    follow(hall, event, {
      delay,
      each: (games, now) => {
        for (const { followed } of games)
          for (const ply of followed.plies.slice(0, shownPlies(followed.plies, { now, delay })))
            expect(now - ply.at).toBeGreaterThanOrEqual(delay)
      },
    })
  })

  it('of which the room starts again goes on where it was', () => {
    const { event, hall } = aHall()
    const sql = anSql()
    const field = roundField(event.snapshot, 1, { fideIds: event.details, individuals: [], lineUps: [] })
    const settings = () => ({ aliases: new Map(), assigned: new Map(), trustsBoards: false })
    const texts = [...simulate(hall, MINUTE)]
    const [at, text] = texts[Math.floor(texts.length / 2)]!
    new BoardGames(sql).take('a', readSource(text, chessRules), { field, settings, now: at, delay: 0 })
    const again = new BoardGames(sql)
    const before = again.chosen(1, () => 1)
    again.take('a', readSource(text, chessRules), { field, settings, now: at + MINUTE, delay: 0 })
    expect(again.chosen(1, () => 1)).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })
})

it('takes a game that two sources have from the first of them, while that has it', () => {
  const { event, hall } = aHall()
  const field = roundField(event.snapshot, 1, { fideIds: event.details, individuals: [], lineUps: [] })
  const settings = () => ({ aliases: new Map(), assigned: new Map(), trustsBoards: false })
  const [early, late] = [5, 20].map(
    (minutes) => [...simulate(hall, MINUTE)].find(([now]) => now >= START + minutes * SECOND)![1],
  )
  const kept = new BoardGames(anSql())
  const take = (source: string, text: string) =>
    kept.take(source, readSource(text, chessRules), { field, settings, now: START, delay: 0 })
  const ranks: Record<string, number> = { first: 1, second: 2 }
  take('second', late!)
  expect(new Set(kept.chosen(1, (source) => ranks[source]).map(({ source }) => source))).toEqual(new Set(['second']))
  take('first', early!)
  expect(new Set(kept.chosen(1, (source) => ranks[source]).map(({ source }) => source))).toEqual(new Set(['first']))
})

it.each(['rapid', 'blitz', 'team-match', 'daily-match', 'daily-group'])(
  'the real games of %s.pgn, replayed as a feed, end in their results at their pairings',
  (name) => {
    const pairings = readFileSync(new URL(`../support/live-boards/real/${name}.pgn`, import.meta.url), 'utf8')
    const truth = readSource(pairings, chessRules)
    // Pairs that meet twice in a file play in two events here.
    const pairs = [...new Map(truth.map((game) => [[game.white, game.black].toSorted().join('|'), game])).values()]
    const event = hallEvent(
      0,
      pairs.flatMap(({ white, black }) => [white, black]),
    )
    const own = pairings
      .split(/(?=\[Event )/)
      .filter((text) =>
        pairs.some(({ white, black }) => text.includes(`[White "${white}"]`) && text.includes(`[Black "${black}"]`)),
      )
    const hall = Hall.parse({
      id: 'hall',
      pairings: own.join(''),
      round: truth[0]!.round ?? 1,
      startTime: START,
      speed: 60,
    })
    const { games } = follow(hall, { ...event, snapshot: { ...event.snapshot, round: hall.round } }, { every: MINUTE })
    for (const { game, followed } of games) {
      const same = truth.find(({ white, black }) => white === game.white && black === game.black)!
      expect(followed.result?.outcome).toBe(same.result?.outcome)
      expect(followed.plies.length).toBe(same.plies.length)
    }
    expect(games.length).toBe(pairs.length)
  },
)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits } from '#core/boards/fitting-names.ts'
import { guesses } from '#core/boards/guesses.ts'
import {
  matchGames,
  placeKey,
  type GameMatches,
  type MatchedGame,
  type MatchSettings,
} from '#core/boards/match-games.ts'
import { roundField } from '#core/boards/round-field.ts'
import { withKeys, type SourceGame } from '#core/boards/source-game.ts'
import { boardsEvent, sourceGame, teamEvent } from '#test/support/board-games.ts'

const SETTINGS: MatchSettings = { aliases: new Map(), assigned: new Map(), trustsBoards: false, known: new Map() }

const field = roundField(boardsEvent, 1, {
  fideIds: [
    { no: 1, fideId: '1001' },
    { no: 2, fideId: '1002' },
    { no: 3, fideId: '1003' },
  ],
  individuals: [],
  lineUps: [],
})

const matchOne = (game: Partial<SourceGame>, settings: Partial<MatchSettings> = {}): GameMatches =>
  [...matchGames(field, withKeys([sourceGame(game)]), { ...SETTINGS, ...settings }).values()][0]!

const place = (no: number) => expect.objectContaining({ place: { no, board: 1, game: 1 } })

describe('names', () => {
  it.each([
    ['Brandstätter, Jonas', 'Brandstaetter J'],
    ['Jonas Brandstätter', 'GM Brandstatter, Jonas'],
    ['Đorđe Vukmirović', 'Vukmirovic, Djordje'.replace('Djordje', 'Dorde')],
    ['Łukasz Żurawski', 'Zurawski, Lukasz'],
    ['Kjeld Søndergård', 'Sondergard Kjeld'],
    ['Carlsen, Magnus', 'Magnus Carlsen'],
    ['Maria del Carmen Ruiz', 'Ruiz, Maria'],
    ['Weiß, Ann', 'Weiss Ann'],
  ])('%s may be %s', (one, other) => {
    expect(fits(one, other)).toBe(true)
    expect(fits(other, one)).toBe(true)
  })

  it.each([
    ['Brandstätter, Jonas', 'Brandstätter, Karl'],
    ['Ann Lee', 'A L'],
    ['Ann Lee', 'Lee'],
    ['Ann Lee', ''],
    ['', ''],
  ])('%s is not %s', (one, other) => expect(fits(one, other)).toBe(false))
})

describe('a game finds its pairing', () => {
  it('by our own mark, whatever its names are', () => {
    expect(matchOne({ white: 'Board PC 2', mark: { tournament: 'hall', round: 1, no: 2, game: 1 } })).toEqual(
      expect.objectContaining({ by: 'mark', place: { no: 2, board: 1, game: 1 } }),
    )
  })

  it('by both FIDE IDs', () => {
    expect(matchOne({ whiteId: '1001', blackId: '1002' })).toEqual(expect.objectContaining({ by: 'ids' }))
  })

  it('by one FIDE ID if the other name fits or is empty', () => {
    expect(matchOne({ whiteId: '1001', black: 'Berg B' })).toEqual(expect.objectContaining({ by: 'id' }))
    expect(matchOne({ whiteId: '1001' })).toEqual(place(1))
    expect(matchOne({ whiteId: '1001', black: 'Nobody, Known' })).toBe('unknown')
  })

  it('by both names', () => {
    expect(matchOne({ white: 'Ahn, Ada', black: 'Bo Berg' })).toEqual(
      expect.objectContaining({ by: 'names', isSwapped: false }),
    )
  })

  it('with the colours the other way round, which is told', () => {
    expect(matchOne({ white: 'Berg, Bo', black: 'Ahn, Ada' })).toEqual(
      expect.objectContaining({ place: { no: 1, board: 1, game: 1 }, isSwapped: true, whiteFirst: false }),
    )
  })

  it('by a name that the desk had remembered', () => {
    const aliases = new Map([['board pc 2', 2]])
    expect(matchOne({ white: 'Ahn, Ada', black: 'Board  PC 2' }, { aliases })).toEqual(place(1))
  })

  it('by the board number only if a name fits too, or if the desk trusts the numbers and nobody is named', () => {
    expect(matchOne({ board: 1 })).toBe('noNames')
    expect(matchOne({ board: 1 }, { trustsBoards: true })).toEqual(expect.objectContaining({ by: 'board' }))
    expect(matchOne({ board: 1, white: 'Ahn A', black: 'Board PC' })).toEqual(expect.objectContaining({ by: 'board' }))
    expect(matchOne({ board: 1, white: 'Some, One', black: 'Else, Any' }, { trustsBoards: true })).toBe('unknown')
  })
})

describe('what is doubtful is not matched', () => {
  it('a name that fits two players', () => {
    expect(matchOne({ white: 'Cole, C', black: 'Dahl, Dora' })).toBe('namesakes')
  })
  it('two players who are not paired in this round', () => {
    expect(matchOne({ white: 'Ahn, Ada', black: 'Dahl, Dora' })).toBe('notPaired')
    expect(matchOne({ white: 'Ahn, Ada', black: 'Dahl, Dora', board: 1 })).toBe('notPaired')
  })
  it('a game of another round', () => {
    expect(matchOne({ white: 'Ahn, Ada', black: 'Berg, Bo', round: 2 })).toBe('otherRound')
  })
  it('a second game of a pair that plays one', () => {
    const games = withKeys([
      sourceGame({ whiteId: '1001', blackId: '1002' }),
      sourceGame({ whiteId: '1001', blackId: '1002' }),
    ])
    expect([...matchGames(field, games, SETTINGS).values()]).toEqual([place(1), 'taken'])
  })
})

it('guesses pairings for the desk, with the reason', () => {
  expect(guesses(field, sourceGame({ white: 'Dahl, Dora', black: 'Cole, Carl' }))[0]).toEqual({
    no: 2,
    reason: 'bothNamesSwapped',
  })
  expect(guesses(field, sourceGame({ board: 2 }))).toEqual([{ no: 2, reason: 'boardNumber' }])
})

it('keeps a match while the names stay, even if a namesake enters the event', () => {
  const game = { white: 'Ahn, Ada', black: 'Berg, Bo' }
  const [key, match] = [...matchGames(field, withKeys([sourceGame(game)]), SETTINGS)][0]!
  const more = { ...field, find: () => field.people.slice(0, 2) }
  const again = matchGames(more, withKeys([sourceGame(game)]), {
    ...SETTINGS,
    known: new Map([[key, match as MatchedGame]]),
  })
  expect(again.get(key)).toEqual(match)
})

it('detaches a game whose players were paired otherwise', () => {
  const game = sourceGame({ white: 'Ahn, Ada', black: 'Berg, Bo' })
  const [key, match] = [...matchGames(field, withKeys([game]), SETTINGS)][0]!
  const repaired = { ...field, pairings: field.pairings.slice(1), pairingOf: new Map([...field.pairingOf].slice(2)) }
  const again = matchGames(repaired, withKeys([game]), { ...SETTINGS, known: new Map([[key, match as MatchedGame]]) })
  expect(again.get(key)).toBe('notPaired')
})

it('seats games of a team match by the line-ups, else by the usual boards', () => {
  const teams = roundField(teamEvent.snapshot, 1, {
    fideIds: [],
    individuals: teamEvent.individuals,
    lineUps: [
      { round: 1, team: 1, individuals: [11, 12] },
      { round: 1, team: 2, individuals: [22, 21] },
    ],
  })
  const games = withKeys([
    sourceGame({ white: 'Anna Adler', black: 'Gus Gram' }),
    sourceGame({ white: 'Finn Eik', black: 'Bo Birk' }),
  ])
  expect([...matchGames(teams, games, SETTINGS).values()]).toEqual([
    expect.objectContaining({ place: { no: 1, board: 1, game: 1 }, whiteFirst: true, isSwapped: false }),
    expect.objectContaining({ place: { no: 1, board: 2, game: 1 }, whiteFirst: false, isSwapped: false }),
  ])
})

describe('whatever a source sends', () => {
  const names = ['Ahn, Ada', 'Berg, Bo', 'Cole, Carl', 'Cole, Cleo', 'Dahl, Dora', 'Board PC 2', '', 'Ada', 'Ahn A']
  const anyGame = fc.record({
    white: fc.constantFrom(...names),
    black: fc.constantFrom(...names),
    whiteId: fc.constantFrom('', '1001', '1002', '77'),
    blackId: fc.constantFrom('', '1002', '1003'),
    board: fc.constantFrom(1, 2, 9),
  })

  it('no two games have one place', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 12 }), fc.boolean(), (games, trustsBoards) => {
        const found = matchGames(field, withKeys(games.map(sourceGame)), { ...SETTINGS, trustsBoards })
        const places = [...found.values()].flatMap((one) => (typeof one === 'string' ? [] : [placeKey(one.place)]))
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })

  it('their order means nothing', () => {
    const distinct = fc.uniqueArray(anyGame, {
      maxLength: 8,
      selector: ({ white, black, whiteId, blackId, board }) =>
        withKeys([sourceGame({ white, black, whiteId, blackId, board })])[0]!.key,
    })
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.nat()), (games, order) => {
        const shuffled = games
          .map((game) => ({ game, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ game }) => game)
        const sorted = (list: typeof games) =>
          [...matchGames(field, withKeys(list.map(sourceGame)), SETTINGS)].toSorted(([a], [b]) => (a < b ? -1 : 1))
        expect(sorted(shuffled)).toEqual(sorted(games))
      }),
    )
  })
})

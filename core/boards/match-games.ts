import type { Pairing } from '../snapshot/pairing.ts'
import { fits, type Seatable } from './fitting-names.ts'
import type { RoundField } from './round-field.ts'
import { isPerson, opponentsOf, personOf, type NameHit } from './seated-persons.ts'
import type { KeyedGame } from './source-game.ts'

/** Where a game belongs in its round. */
export interface BoardPlace {
  /** The pairing's number in its round. */
  no: number
  /** Board of a team match, from 1; 1 in an individual event. */
  board: number
  /** Number among the games of this board, from 1. */
  game: number
}

export const MATCHED_BY = ['mark', 'ids', 'id', 'names', 'desk', 'board'] as const
type MatchedBy = (typeof MATCHED_BY)[number]

export interface MatchedGame {
  place: BoardPlace
  by: MatchedBy
  /** Whether the pairing's first side has White. */
  whiteFirst: boolean
  /** The colours are the other way round in the draw. */
  isSwapped: boolean
  /** The entries that were paired there. */
  pair: string
}

/** Why a game is not matched. */
export const UNMATCHED = ['otherRound', 'notPaired', 'unknown', 'namesakes', 'noNames', 'taken'] as const
export type Unmatched = (typeof UNMATCHED)[number]

export interface MatchSettings {
  /** Persons by the `nameKey` of what the source calls them, as the desk said. */
  aliases: ReadonlyMap<string, number>
  /** Places by the game's key, as the desk said. */
  assigned: ReadonlyMap<string, BoardPlace>
  /** Whether the source's board numbers may decide where it names nobody. */
  trustsBoards: boolean
  /** By the game's key: where it was before, which holds while its names do. */
  known: ReadonlyMap<string, MatchedGame>
}

export type GameMatches = MatchedGame | Unmatched

/**
 * Finds the place of each game, one game to a place. What is doubtful is not matched. The order of the games means
 * nothing, except for several games of the same two players.
 */
export function matchGames(
  field: RoundField,
  games: readonly KeyedGame[],
  settings: MatchSettings,
): Map<string, GameMatches> {
  const found = new Map<string, GameMatches>()
  const taken = new Set<string>()
  const put = (key: string, answer: GameMatches): void => {
    if (typeof answer === 'string') return void found.set(key, answer)
    const free = freePlace(field, answer, taken)
    if (free) taken.add(placeKey(free.place))
    found.set(key, free ?? 'taken')
  }
  // What the desk said comes first, then what is known, then the surest.
  const answers = games.map((game) => ({ key: game.key, answer: answerOf(field, game, settings) }))
  const order = (answer: GameMatches, key: string): number =>
    typeof answer === 'string'
      ? 9
      : answer.by === 'desk'
        ? -2
        : settings.known.has(key)
          ? -1
          : MATCHED_BY.indexOf(answer.by)
  for (const { key, answer } of answers.toSorted(
    (a, b) => order(a.answer, a.key) - order(b.answer, b.key) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  ))
    put(key, answer)
  return found
}

export const placeKey = ({ no, board, game }: BoardPlace): string => `${no}.${board}.${game}`

/** The place, or the next game of the same board if two games of one pair share it. */
function freePlace(field: RoundField, matched: MatchedGame, taken: Set<string>): MatchedGame | undefined {
  for (let game = matched.place.game; game <= field.gamesEach; game += 1) {
    const place = { ...matched.place, game }
    if (!taken.has(placeKey(place))) return { ...matched, place }
  }
  return undefined
}

function answerOf(field: RoundField, game: KeyedGame, settings: MatchSettings): GameMatches {
  const assigned = settings.assigned.get(game.key)
  if (assigned) return assignedMatch(field, game, assigned, settings) ?? 'notPaired'
  if (game.round !== undefined && game.round !== field.round) return 'otherRound'
  const known = settings.known.get(game.key)
  // A match that the desk made and took back doesn't hold.
  if (known && known.by !== 'desk' && isStillPaired(field, known)) return known
  return byMark(field, game, settings) ?? byPlayers(field, game, settings)
}

const isStillPaired = ({ pairings }: RoundField, { place, pair }: MatchedGame): boolean =>
  pairings.some((pairing) => pairing.no === place.no && pairOf(pairing) === pair)

function assignedMatch(
  field: RoundField,
  game: KeyedGame,
  place: BoardPlace,
  settings: MatchSettings,
): MatchedGame | undefined {
  const pairing = field.pairings.find(({ no }) => no === place.no)
  if (!pairing) return undefined
  const whiteFirst = seenWhiteFirst(field, game, pairing, { board: place.board, settings })
  return { ...matchAt(field, pairing, { board: place.board, by: 'desk', whiteFirst }), place }
}

/** Whether the first side has White, by the persons whom the game names if they are known, else as usual. */
function seenWhiteFirst(
  field: RoundField,
  game: KeyedGame,
  pairing: Pairing,
  { board, settings }: { board: number; settings: MatchSettings },
): boolean {
  const [white, black] = (['white', 'black'] as const).map((side) => personOf(field, game, side, settings))
  const isAt = (found: NameHit | undefined, position: number): boolean =>
    typeof found === 'object' && found.competitor === position
  if (isAt(white, pairing.white) || isAt(black, pairing.black)) return true
  if (isAt(white, pairing.black) || isAt(black, pairing.white)) return false
  return usualWhiteFirst(field, board)
}

function byMark(field: RoundField, game: KeyedGame, settings: MatchSettings): GameMatches | undefined {
  const { mark } = game
  if (!mark) return undefined
  if (mark.tournament !== field.tournament) return undefined
  if (mark.round !== field.round) return 'otherRound'
  const pairing = field.pairings.find(({ no }) => no === mark.no)
  if (!pairing) return 'notPaired'
  // In a team match each board has one game.
  const board = field.isTeam ? mark.game : 1
  const match = matchAt(field, pairing, {
    board,
    by: 'mark',
    whiteFirst: seenWhiteFirst(field, game, pairing, { board, settings }),
  })
  return field.isTeam ? match : { ...match, place: { ...match.place, game: Math.min(mark.game, field.gamesEach) } }
}

function byPlayers(field: RoundField, game: KeyedGame, settings: MatchSettings): GameMatches {
  const [white, black] = [personOf(field, game, 'white', settings), personOf(field, game, 'black', settings)]
  const ids = [game.whiteId, game.blackId].filter((id) => field.byFideId.has(id)).length
  if (isPerson(white) && isPerson(black)) {
    const by: MatchedBy = ids === 2 ? 'ids' : ids === 1 ? 'id' : 'names'
    return matchOf(field, game, white, black, by) ?? boardOrNot(field, game, settings, 'notPaired')
  }
  if (ids === 1) {
    const match = byOneId(field, game, isPerson(white) ? { white } : { black: black as Seatable })
    if (match) return match
  }
  const why = [white, black].includes('namesakes')
    ? 'namesakes'
    : [white, black].every((one) => one === 'empty')
      ? 'noNames'
      : 'unknown'
  return boardOrNot(field, game, settings, why)
}

/** One FIDE ID, and the other name fits the opponent or is empty. */
function byOneId(
  field: RoundField,
  game: KeyedGame,
  { white, black }: { white?: Seatable; black?: Seatable },
): MatchedGame | undefined {
  const known = (white ?? black)!
  const pairing = field.pairingOf.get(known.competitor)
  if (!pairing) return undefined
  const opponents = opponentsOf(field, pairing, known)
  const name = white ? game.black : game.white
  const fitting = name === '' ? opponents : opponents.filter((one) => fits(name, one.name))
  const [other] = fitting
  if (!other || fitting.length > 1) return undefined
  return matchOf(field, game, white ?? other, black ?? other, 'id')
}

function matchOf(
  field: RoundField,
  game: KeyedGame,
  white: Seatable,
  black: Seatable,
  by: MatchedBy,
): MatchedGame | undefined {
  const pairing = field.pairingOf.get(white.competitor)
  if (!pairing || white.competitor === black.competitor || field.pairingOf.get(black.competitor) !== pairing)
    return undefined
  const whiteFirst = pairing.white === white.competitor
  const board = field.isTeam ? boardOf(field, game, white, black) : 1
  return matchAt(field, pairing, { board, by, whiteFirst })
}

/** The board by the line-ups, else by the source's number if a match has so many boards, else the usual one. */
function boardOf({ lineUps, boards }: RoundField, { board }: KeyedGame, white: Seatable, black: Seatable): number {
  const seat = [white, black].map(({ no, competitor }) => lineUps.get(competitor)?.indexOf(no) ?? -1)
  const seated = seat.find((at) => at >= 0)
  if (seated !== undefined) return seated + 1
  if (board !== undefined && board >= 1 && board <= boards) return board
  return Math.min(boards, Math.max(1, Math.min(white.board ?? boards, black.board ?? boards)))
}

/**
 * Matches a game by the board number that its source gives. One of the two names has to fit there; a game without names
 * is matched only where the desk trusts the numbers of the source.
 */
function boardOrNot(
  field: RoundField,
  game: KeyedGame,
  { trustsBoards }: MatchSettings,
  unmatched: Unmatched,
): GameMatches {
  const pairing = field.isTeam ? undefined : field.pairings.find(({ board }) => board === game.board)
  if (!pairing || unmatched === 'notPaired') return unmatched
  const isEmpty = game.white === '' && game.black === ''
  const isFit = isEmpty
    ? trustsBoards
    : fitsAt(field, game.white, pairing.white) || fitsAt(field, game.black, pairing.black)
  return isFit ? matchAt(field, pairing, { board: 1, by: 'board', whiteFirst: true }) : unmatched
}

const fitsAt = ({ people }: RoundField, name: string, position: number): boolean =>
  people.some((person) => person.competitor === position && fits(name, person.name))

/** In a team match the first side has White on odd boards (FIDE Olympiad pairing rules). */
const usualWhiteFirst = ({ isTeam }: RoundField, board: number): boolean => !isTeam || board % 2 === 1

const matchAt = (
  field: RoundField,
  pairing: Pairing,
  { board, by, whiteFirst }: { board: number; by: MatchedBy; whiteFirst: boolean },
): MatchedGame => ({
  place: { no: pairing.no, board, game: 1 },
  by,
  whiteFirst,
  isSwapped: whiteFirst !== usualWhiteFirst(field, board),
  pair: pairOf(pairing),
})

/** The two entries of a pairing: if they change, the round was paired again. */
const pairOf = ({ white, black }: Pick<Pairing, 'white' | 'black'>): string => `${white}-${black}`

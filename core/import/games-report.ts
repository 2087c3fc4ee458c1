import * as say from '#words/coreImport.js'
import type { Outcome } from '../match/outcome.ts'
import { BLANK } from '../trf/cells.ts'
import { formatTrf } from '../trf/format.ts'
import type { TrfRecord } from '../trf/trf.ts'
import { roundOfGame, type FileGame } from './game-file.ts'
import { gameHeads } from './game-heads.ts'
import { gamePeople, type GamePerson } from './game-people.ts'
import { resultOfGame } from './game-result.ts'

const MAX_ROUNDS = 99

export interface GamesReport {
  /** The tournament as a TRF file. */
  text: string
  /** The games with their places in the report; games that are not in it have none. */
  games: FileGame[]
  /** Sentences about games that are not in the report, or not as their file says. */
  remarks: string[]
}

interface PlacedGame {
  game: FileGame
  /** The round of the file. */
  round: number
  white: GamePerson
  black: GamePerson
}

/**
 * Makes a tournament report of games. A game without a round gets the first round in which both players are free.
 * Rounds in which a player has several games become as many rounds.
 */
export function reportOfGames(games: FileGame[]): GamesReport {
  const { people, note: personOf } = gamePeople(games)
  const remarks: string[] = []
  const placed: PlacedGame[] = []
  const byes: { round: number; person: GamePerson; letter: Outcome }[] = []
  const note = (game: FileGame, words: (facts: { no: number; game: string; most: number }) => string): void =>
    void remarks.push(words({ no: game.no, game: labelOf(game), most: MAX_ROUNDS }))
  const count = new Map<string, number>()
  for (const game of games) {
    const [white, black] = [personOf(game, 'White'), personOf(game, 'Black')]
    const { outcome, remark } = resultOfGame(game)
    if (remark) note(game, remark)
    const given = roundOfGame(game)
    if (white === 'ambiguous' || black === 'ambiguous') {
      note(game, say.gameOfNamesakes)
    } else if (isPerson(white) && isPerson(black)) {
      const round = given ?? firstFree(count, white, black)
      if (white === black) note(game, say.gameOfOne)
      else if (round > MAX_ROUNDS) note(game, say.gameTooLate)
      else {
        placed.push({ game, round, white, black })
        for (const person of [white, black]) count.set(keyOf(round, person), gamesIn(count, round, person) + 1)
      }
    } else if (isPerson(white) !== isPerson(black) && (white === 'bye' || black === 'bye') && given) {
      const person = (isPerson(white) ? white : black) as GamePerson
      byes.push({ round: given, person, letter: BYES[outcome?.[isPerson(white) ? 0 : 1] ?? ''] ?? 'U' })
    } else note(game, say.gameWithoutNames)
  }
  const playing = new Set([
    ...placed.flatMap(({ white, black }) => [white, black]),
    ...byes.map(({ person }) => person),
  ])
  const list = people
    .filter((person) => playing.has(person))
    .sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1))
  const numbers = new Map(list.map((person, at) => [person, at + 1]))
  const rounds = splitRounds(placed, remarks)
  const places = new Map<FileGame, FileGame['place']>()
  for (const { game, round, white, black } of rounds.placed) {
    const [one, other] = resultOfGame(game).outcome ?? '  '
    setRound(white, round, { colour: 'w', result: one as Outcome, other: black })
    setRound(black, round, { colour: 'b', result: other as Outcome, other: white })
    places.set(game, { round, white: numbers.get(white)!, black: numbers.get(black)! })
  }
  for (const { round, person, letter } of byes) setRound(person, rounds.first(round), { colour: '-', result: letter })
  const records: TrfRecord[] = [
    ...gameHeads(rounds.placed),
    ...list.map((person, at) => record(person, at + 1, numbers)),
    ...clubs(list, numbers, remarks),
  ]
  return {
    text: formatTrf({ bom: false, lines: records.map((each) => ({ record: each, end: '\n' })) }),
    games: games.map((game) => {
      const place = places.get(game)
      return place ? { ...game, place } : game
    }),
    remarks,
  }
}

/** What a bye is worth, by the result of the game that stands for it. */
const BYES: Record<string, Outcome> = { '1': 'U', '+': 'U', '=': 'H', '0': 'Z', '-': 'Z' }

const isPerson = (side: GamePerson | string | undefined): side is GamePerson => typeof side === 'object'

const labelOf = (game: FileGame): string => `${game.tags.White || '?'} – ${game.tags.Black || '?'}`

const keyOf = (round: number, { name, fideId }: GamePerson): string => `${round} ${fideId} ${name}`
const gamesIn = (count: Map<string, number>, round: number, person: GamePerson): number =>
  count.get(keyOf(round, person)) ?? 0

function firstFree(count: Map<string, number>, one: GamePerson, other: GamePerson): number {
  let round = 1
  while (gamesIn(count, round, one) > 0 || gamesIn(count, round, other) > 0) round++
  return round
}

/** Gives each player one game in a round: a round with two games of a player becomes two rounds. */
function splitRounds(placed: PlacedGame[], remarks: string[]) {
  const taken = new Map<GamePerson, Set<number>>()
  const layers = placed.map(({ round, white, black }) => {
    let layer = 0
    const isTaken = (person: GamePerson): boolean => taken.get(person)?.has(round * MAX_ROUNDS + layer) ?? false
    while (isTaken(white) || isTaken(black)) layer++
    for (const person of [white, black])
      taken.set(person, (taken.get(person) ?? new Set()).add(round * MAX_ROUNDS + layer))
    return layer
  })
  const last = Math.max(0, ...placed.map(({ round }) => round))
  const width = Array.from({ length: last }, (_, at) =>
    placed.reduce((most, { round }, index) => (round === at + 1 ? Math.max(most, layers[index]! + 1) : most), 1),
  )
  const first = (round: number): number => width.slice(0, round - 1).reduce((sum, rounds) => sum + rounds, 0) + 1
  for (const [at, rounds] of width.entries()) {
    if (rounds === 1) continue
    const [from, to] = [first(at + 1), first(at + 1) + rounds - 1]
    remarks.push(say.roundSplit({ round: at + 1, games: rounds, from, to }))
  }
  const all = placed.map((one, at) => ({ ...one, round: first(one.round) + layers[at]! }))
  const kept = all.filter(({ round }) => round <= MAX_ROUNDS)
  if (kept.length < all.length)
    remarks.push(say.gamesAfterRound({ count: all.length - kept.length, round: MAX_ROUNDS }))
  return { placed: kept, first }
}

function setRound(person: GamePerson, round: number, cell: GamePerson['rounds'][number]): void {
  while (person.rounds.length < round) person.rounds.push({ colour: BLANK.colour, result: BLANK.result })
  if (person.rounds[round - 1]!.result === ' ') person.rounds[round - 1] = cell
}

const POINTS: Partial<Record<Outcome, number>> = { '1': 1, '+': 1, U: 1, '=': 0.5, H: 0.5 }

const record = (
  { name, rating, title, fideId, federation, rounds }: GamePerson,
  no: number,
  numbers: Map<GamePerson, number>,
): TrfRecord => ({
  kind: 'player',
  code: '001',
  no,
  sex: '',
  title,
  name,
  rating,
  federation,
  fideId,
  birth: '',
  points: rounds.reduce((sum, { result }) => sum + (POINTS[result] ?? 0), 0),
  rank: 0,
  rounds: rounds.map(({ colour, result, other }) => ({ opponent: other ? numbers.get(other)! : 0, colour, result })),
})

/** Clubs (013) of players whom all their games place in one team. */
function clubs(list: GamePerson[], numbers: Map<GamePerson, number>, remarks: string[]): TrfRecord[] {
  const changing = list.filter(({ teams }) => teams.size > 1)
  if (changing.length > 0) remarks.push(say.teamsDiffer({ names: changing.map(({ name }) => name).join('; ') }))
  const members = Map.groupBy(
    list.filter(({ teams }) => teams.size === 1),
    ({ teams }) => [...teams][0]!,
  )
  return [...members].map(([name, people]) => ({
    kind: 'legacyTeam',
    code: '013',
    name,
    players: people.map((person) => numbers.get(person)!),
  }))
}

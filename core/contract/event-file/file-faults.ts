import * as say from '#words/eventFile.js'
import type { EventFile } from './event-file.ts'

/** Contradictions of a file whose fields are right, each as a sentence. */
export function* fileFaults(file: EventFile): Generator<string> {
  yield* repeated(file)
  yield* unknownNumbers(file)
  yield* wrongRows(file)
}

const KEYS: { [List in keyof EventFile]?: (row: EventFile[List] extends (infer Row)[] ? Row : never) => unknown[] } = {
  systems: ({ fromRound }) => [fromRound],
  rounds: ({ round }) => [round],
  players: ({ no }) => [no],
  forbidden: ({ id, player }) => [id, player],
  fixedColours: ({ round, player }) => [round, player],
  byes: ({ round, player }) => [round, player],
  details: ({ no }) => [no],
  individuals: ({ no }) => [no],
  games: ({ round, matchNo, no }) => [round, matchNo, no],
}

function* repeated(file: EventFile): Generator<string> {
  for (const [list, keyOf] of Object.entries(KEYS)) {
    const rows = file[list as keyof EventFile] as never[]
    yield* twice(list, rows.map(keyOf as (row: never) => unknown[]))
  }
  yield* twice(
    'matches',
    file.matches.map(({ round, no }) => [round, no]),
  )
  yield* twice(
    'matches',
    file.matches.map(({ round, board }) => [round, 'board', board]),
  )
  yield* seatedTwice(file)
}

function* twice(list: string, keys: unknown[][]): Generator<string> {
  const seen = new Set<string>()
  for (const [at, key] of keys.entries()) {
    const text = key.join(' ')
    if (seen.has(text)) yield say.twice({ place: placeOf(list, at) })
    seen.add(text)
  }
}

function* seatedTwice({ matches }: EventFile): Generator<string> {
  const seen = new Set<string>()
  for (const [at, { round, white, black }] of matches.entries()) {
    for (const no of [white, black]) {
      if (no === null) continue
      const seat = `${round} ${no}`
      if (seen.has(seat)) yield say.seatedTwice({ place: placeOf('matches', at), no, round })
      seen.add(seat)
    }
  }
}

function* unknownNumbers(file: EventFile): Generator<string> {
  const players = new Set(file.players.map(({ no }) => no))
  const people = new Set(file.individuals.map(({ no }) => no))
  const matches = new Set(file.matches.map(({ round, no }) => `${round} ${no}`))
  const named: [string, (number | null | undefined)[][]][] = [
    ['matches', file.matches.map(({ white, black }) => [white, black])],
    ['bonuses', file.bonuses.map(({ player }) => [player])],
    ['forbidden', file.forbidden.map(({ player }) => [player])],
    ['fixedColours', file.fixedColours.map(({ player }) => [player])],
    ['byes', file.byes.map(({ player }) => [player])],
    ['details', file.details.map(({ no }) => [no])],
    ['individuals', file.individuals.map(({ team }) => [team])],
  ]
  for (const [list, rows] of named) {
    for (const [at, numbers] of rows.entries()) {
      const no = numbers.find((one) => typeof one === 'number' && !players.has(one))
      if (typeof no === 'number') yield say.unknownNumber({ place: placeOf(list, at), no })
    }
  }
  for (const [at, { round, matchNo, whiteIndividual, blackIndividual }] of file.games.entries()) {
    if (!matches.has(`${round} ${matchNo}`)) yield say.unknownNumber({ place: placeOf('games', at), no: matchNo })
    const no = [whiteIndividual, blackIndividual].find((one) => one !== undefined && !people.has(one))
    if (no !== undefined) yield say.unknownNumber({ place: placeOf('games', at), no })
  }
}

/** Rows that no table takes, or that no page could show. */
function* wrongRows({ round, players, rounds, systems, matches }: EventFile): Generator<string> {
  const wrong: [string, boolean[]][] = [
    ['players', players.map(({ active, withdrawnFrom }) => active && withdrawnFrom !== null)],
    ['rounds', rounds.map(({ startsAt, day }) => startsAt !== null && day !== null)],
    ['systems', systems.map(({ fromRound, toRound }) => toRound < fromRound)],
    ['matches', matches.map((match) => match.round > round || !isOutcomeOf(match) || !hasBothPoints(match))],
  ]
  for (const [list, rows] of wrong) {
    const at = rows.indexOf(true)
    if (at >= 0) yield say.wrong({ place: placeOf(list, at) })
  }
}

/** A bye has one letter, of its own kind; a match has none of these. */
const isOutcomeOf = ({ black, outcome }: EventFile['matches'][number]): boolean =>
  black === null ? /^[UFHZ ] $/.test(outcome) : !/[UFHZ]/.test(outcome)

/** Points are those of both sides, or of none. */
const hasBothPoints = ({ whitePoints, blackPoints, whiteMp, blackMp }: EventFile['matches'][number]): boolean =>
  (whitePoints === null) === (blackPoints === null) && (whiteMp == null) === (blackMp == null)

/** As in the file: `players[3]`. */
const placeOf = (list: string, at: number): string => `${list}[${at}]`

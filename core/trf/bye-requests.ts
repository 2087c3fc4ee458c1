import type { ByeRequest, ByeType } from '../snapshot/desk.ts'
import { byeOf } from './bye-letters.ts'
import { BLANK, type TrfCell } from './cells.ts'
import { drawnRounds, type TrfPlayer } from './entrants.ts'
import { recordsOf, type Trf } from './trf.ts'

/** A bye from a record; `player` is the number of a player or team. */
export type Bye = Omit<ByeRequest, 'state'>

/** Letters of record 240, which has none for the bye that a draw allocates. */
const REQUESTED = ['F', 'H', 'Z'] as const
export const parseByeType = (letter: string): ByeType | undefined => REQUESTED.find((type) => type === letter)

/** Records 240; without a letter it is a zero-point bye. */
const byesOf = (trf: Trf): Bye[] =>
  recordsOf(trf, 'byes').flatMap(({ record: { type, round, ids } }) =>
    ids.flatMap((player) =>
      player > 0 && round > 0 ? [{ round, player, type: parseByeType(type.toUpperCase()) ?? 'Z' }] : [],
    ),
  )

/**
 * Adds the byes of records 240 and XXZ (absent from the next round) to the players' lines. A cell that a player's own
 * line fills takes precedence.
 */
export function withByes(trf: Trf, entrants: TrfPlayer[]): TrfPlayer[] {
  const next = drawnRounds(entrants) + 1
  const absent = recordsOf(trf, 'numbers', 'XXZ').flatMap(({ record }) => record.ids)
  const byes = [...byesOf(trf), ...absent.map((player): Bye => ({ round: next, player, type: 'Z' }))]
  return fillByes(entrants, byes)
}

/** Adds byes to the rounds for which a player's line is blank. */
export function fillByes<Line extends Pick<TrfPlayer, 'no' | 'rounds'>>(lines: Line[], byes: Bye[]): Line[] {
  const byPlayer = Map.groupBy(byes, ({ player }) => player)
  return lines.map((line) => {
    const own = byPlayer.get(line.no)
    return own ? { ...line, rounds: own.reduce(addBye, line.rounds) } : line
  })
}

function addBye(rounds: TrfCell[], { round, type }: Bye): TrfCell[] {
  const cells = Array.from({ length: Math.max(rounds.length, round) }, (_, at) => rounds[at] ?? BLANK)
  const { opponent, result } = cells[round - 1]!
  return opponent > 0 || result !== ' ' ? rounds : cells.with(round - 1, { opponent: 0, colour: '-', result: type })
}

const byeGrant = (bye: Bye): ByeRequest => ({ ...bye, state: 'granted' })

/** Byes and absences that players’ lines have for rounds that are not drawn yet. */
export const playerByeRequests = (entrants: TrfPlayer[], drawn: number): ByeRequest[] =>
  entrants.flatMap(({ no: player, rounds }) =>
    rounds.slice(drawn).flatMap(({ result }, at) => {
      const type = byeOf(result)
      return type ? [byeGrant({ round: drawn + at + 1, player, type })] : []
    }),
  )

/** The teams' byes in undrawn rounds; their players' lines do not hold them. */
export const teamByeRequests = (trf: Trf, drawn: number): ByeRequest[] =>
  byesOf(trf)
    .filter(({ round }) => round > drawn)
    .map(byeGrant)

import { BYE_TYPES, type ByeRequest, type ByeType } from '../snapshot/desk.ts'
import { BLANK, type TrfCell } from './cells.ts'
import { drawnRounds, type TrfPlayer } from './entrants.ts'
import { recordsOf, type Trf } from './trf.ts'

/** A bye that a record says somebody has; teams and players are named by number. */
export type Bye = Omit<ByeRequest, 'state'>

const parseType = (letter: string): ByeType | undefined => BYE_TYPES.find((type) => type === letter)

/** The 240 records; one without a letter is a bye of no points. */
const byesOf = (trf: Trf): Bye[] =>
  recordsOf(trf, 'byes').flatMap(({ record: { type, round, ids } }) =>
    ids.flatMap((player) =>
      player > 0 && round > 0 ? [{ round, player, type: parseType(type.toUpperCase()) ?? 'Z' }] : [],
    ),
  )

/**
 * The players with the byes in their lines that stand in lines of their own: 240, and XXZ for who is absent next. What a
 * player's line says already goes first.
 */
export function withByes(trf: Trf, entrants: TrfPlayer[]): TrfPlayer[] {
  const next = drawnRounds(entrants) + 1
  const absent = recordsOf(trf, 'numbers', 'XXZ').flatMap(({ record }) => record.ids)
  const byes = [...byesOf(trf), ...absent.map((player): Bye => ({ round: next, player, type: 'Z' }))]
  return fillByes(entrants, byes)
}

/** Players' lines with these byes in rounds of which they say nothing yet. */
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

/** The byes of players in rounds that are still to be drawn. */
export const playerByeRequests = (entrants: TrfPlayer[], drawn: number): ByeRequest[] =>
  entrants.flatMap(({ no: player, rounds }) =>
    rounds.slice(drawn).flatMap(({ opponent, result }, at) => {
      const type = opponent === 0 ? parseType(result) : undefined
      return type ? [byeGrant({ round: drawn + at + 1, player, type })] : []
    }),
  )

/** The byes of teams in rounds that are still to be drawn. Their players' lines tell of none. */
export const teamByeRequests = (trf: Trf, drawn: number): ByeRequest[] =>
  byesOf(trf)
    .filter(({ round }) => round > drawn)
    .map(byeGrant)

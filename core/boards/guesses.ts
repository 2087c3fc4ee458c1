import type { Pairing } from '../snapshot/pairing.ts'
import { fits, type Seatable } from './fitting-names.ts'
import type { RoundField } from './round-field.ts'
import type { SourceGame } from './source-game.ts'

export const GUESS_REASONS = ['bothNames', 'bothNamesSwapped', 'oneName', 'boardNumber'] as const
export type GuessReason = (typeof GUESS_REASONS)[number]

/** A pairing that a game may belong to, for the desk to decide. */
export interface Guess {
  no: number
  reason: GuessReason
}

const MOST = 3

/** The best guesses for a game without a place, the likeliest first. */
export function guesses(field: RoundField, game: SourceGame): Guess[] {
  const sides = Map.groupBy(field.people, ({ competitor }) => competitor)
  const found = field.pairings.flatMap((pairing): (Guess & { rank: number })[] => {
    const reason = reasonFor(pairing, game, sides)
    return reason ? [{ no: pairing.no, reason, rank: GUESS_REASONS.indexOf(reason) }] : []
  })
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ no, reason }) => ({ no, reason }))
}

function reasonFor(
  { white, black, board }: Pairing,
  game: SourceGame,
  sides: Map<number, Seatable[]>,
): GuessReason | undefined {
  const isOf = (name: string, position: number): boolean =>
    (sides.get(position) ?? []).some((person) => isNear(name, person.name))
  const [own, other] = [isOf(game.white, white), isOf(game.black, black)]
  const [turned, turnedOther] = [isOf(game.white, black), isOf(game.black, white)]
  if (own && other) return 'bothNames'
  if (turned && turnedOther) return 'bothNamesSwapped'
  if (own || other || turned || turnedOther) return 'oneName'
  return game.board === board ? 'boardNumber' : undefined
}

/** For guesses a last name is enough. */
const isNear = (written: string, name: string): boolean => {
  if (fits(written, name)) return true
  const [last = ''] = written.split(',')
  return last.trim().length > 2 && name.split(/[\s,]+/).some((word) => fits(last.trim(), word))
}

import type { LineUp } from './desk.ts'
import type { BoardGame, Individual } from './individual.ts'
import { pairingState } from './pairing-state.ts'
import type { Snapshot } from './snapshot.ts'

interface LineUpFacts {
  lineUps: readonly LineUp[]
  individuals: readonly Individual[]
  games: readonly BoardGame[]
}

/**
 * Games derived from reported boards and line-ups. Colours alternate, with White for the first side at board 1 (FIDE
 * Olympiad pairing rules). Matches with stored games are left out.
 */
export function lineUpGames(
  { rounds, players }: Pick<Snapshot, 'rounds' | 'players'>,
  { lineUps, individuals, games }: LineUpFacts,
): BoardGame[] {
  const known = new Set(games.map(({ round, matchNo }) => `${round} ${matchNo}`))
  const names = new Map(individuals.map(({ no, name }) => [no, name]))
  const seats = new Map(lineUps.map(({ round, team, individuals: nos }) => [`${round} ${team}`, nos]))
  return rounds.flatMap((columns, index) =>
    columns.white.flatMap((white, at): BoardGame[] => {
      const round = index + 1
      const matchNo = columns.no?.[at] ?? at + 1
      const black = columns.black[at]!
      const letters = pairingState(columns, at).games
      if (black < 0 || letters === '' || known.has(`${round} ${matchNo}`)) return []
      const sides = [white, black].map((position) => seats.get(`${round} ${players.no[position]}`) ?? [])
      return Array.from({ length: letters.length / 2 }, (_, board): BoardGame[] => {
        const [first = 0, second = 0] = sides.map((side) => side[board] ?? 0)
        const whiteFirst = board % 2 === 0
        const [one, other] = whiteFirst ? [first, second] : [second, first]
        const [own, theirs] = [letters[2 * board]!, letters[2 * board + 1]!]
        if (!names.has(one) && !names.has(other)) return []
        return [
          {
            round,
            matchNo,
            no: board + 1,
            board: board + 1,
            white: names.get(one) ?? '',
            black: names.get(other) ?? '',
            ...(names.has(one) && { whiteIndividual: one }),
            ...(names.has(other) && { blackIndividual: other }),
            whiteFirst,
            outcome: whiteFirst ? own + theirs : theirs + own,
          },
        ]
      }).flat()
    }),
  )
}

/**
 * Whether a match has boards that were reported and not read from a chess site, so that line-ups may give its games.
 */
export const hasReportedBoards = ({ rounds }: Pick<Snapshot, 'rounds'>): boolean =>
  rounds.some(({ games, facts }) => games?.some((letters, at) => letters !== '' && facts?.[at]?.link === undefined))

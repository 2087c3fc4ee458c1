import { spokenName } from '../rows/individual-names.ts'
import type { BoardGame, Individual } from '../snapshot/individual.ts'
import { competitorName } from '../snapshot/names.ts'
import { isByePairing, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RatedPerson } from './moment.ts'
import type { RecordedGame } from './round-record.ts'

/** A stored or running game; `movedAt` only of a running one. */
export type KnownGame = BoardGame & { movedAt?: number }

/**
 * The games of a round with the people who play them: in an individual event the entries themselves, in a team event
 * the teams’ players, by number or by the name that they play under.
 */
export function recordedGames(
  snapshot: Snapshot,
  round: number,
  games: readonly KnownGame[],
  individuals: readonly Individual[],
): RecordedGame[] {
  const people = peopleOf(individuals)
  const byNo = Map.groupBy(
    games.filter((game) => game.round === round),
    ({ matchNo }) => matchNo,
  )
  return pairings(snapshot, round)
    .filter((pairing) => !isByePairing(pairing))
    .flatMap((pairing) => {
      const known = byNo.get(pairing.no) ?? []
      return snapshot.settings.competitors === 'team'
        ? known.map((game) =>
            recorded(game, people(game.white, game.whiteIndividual), people(game.black, game.blackIndividual)),
          )
        : gamesOfTwo(snapshot, pairing, known)
    })
}

/** Of two players all games are between them; a single game without moves is one, too. */
function gamesOfTwo(snapshot: Snapshot, pairing: Pairing, known: readonly KnownGame[]): RecordedGame[] {
  const [first, second] = [pairing.white, pairing.black].map((side): RatedPerson => ({
    name: competitorName(snapshot, side),
    rating: snapshot.players.rating[side]!,
  })) as [RatedPerson, RatedPerson]
  if (known.length > 0)
    return known.map((game) => (game.whiteFirst ? recorded(game, first, second) : recorded(game, second, first)))
  return snapshot.settings.gamePointTotal === 1
    ? [{ no: pairing.no, game: 1, board: 1, whiteFirst: true, white: first, black: second }]
    : []
}

const recorded = (
  { matchNo: no, no: game, board, whiteFirst, pgn, startedAt, endedAt, movedAt }: KnownGame,
  white: RatedPerson,
  black: RatedPerson,
): RecordedGame => ({
  no,
  game,
  board,
  whiteFirst,
  white,
  black,
  ...(pgn && { pgn }),
  ...(startedAt !== undefined && { startedAt }),
  ...(endedAt !== undefined && { endedAt }),
  ...(movedAt !== undefined && { movedAt }),
})

function peopleOf(individuals: readonly Individual[]): (playedAs: string, no: number | undefined) => RatedPerson {
  const byNo = new Map(individuals.map((one) => [one.no, one]))
  const byName = new Map(
    individuals.flatMap((one) => [one.name, one.username ?? one.name].map((name) => [name.toLowerCase(), one])),
  )
  return (playedAs, no) => {
    const found = byNo.get(no ?? NaN) ?? byName.get(playedAs.toLowerCase())
    return { name: found ? spokenName(found.name) : playedAs, rating: found?.rating ?? 0 }
  }
}

import { swings } from '../game/swings.ts'
import { winPercent, type Evaluation } from '../match/win-chance.ts'
import type { TieSide } from '../match/decision.ts'
import { isPlayed, type Outcome } from '../match/outcome.ts'
import { pointsOfLetters } from '../match/scores.ts'
import { expectedScore } from '../standings/performance.ts'
import { moveNumber } from '../game/moves.ts'
import type { MateMoment, Moment, RatedPerson, SwingMoment, UpsetMoment } from './moment.ts'
import { plyTime, type PlyList } from './plies.ts'
import { matchFacts, type RecordedGame, type RecordedMatch } from './round-record.ts'

/** In percent: a win is an upset if the winner could expect at most this score by the ratings (FIDE B.02 art. 8.1.2). */
const UPSET = 30
/** Points of win percentage that must be left of a swing after the next move. */
const SWING_KEPT = 15
/** Of the swings of one game only the greatest are told. */
const MAX_SWINGS = 2

/** A game of a match with its result, if it has one, and its moves, if they are known. */
export interface PlayedGame {
  match: RecordedMatch
  game: RecordedGame
  /** The first side’s and the second side’s letter. */
  letters: string | undefined
  /** When it ended, or the last move known was made. */
  lastAt: number
  moves: PlyList | undefined
}

export const gameMoments = (played: PlayedGame): Moment[] => [
  ...upsets(played),
  ...mates(played),
  ...lastingSwings(played),
]

const gameFacts = ({ match, game: { board, game } }: PlayedGame) => ({ ...matchFacts(match), board, game })
const gameId = ({ match, game }: PlayedGame): string => `${match.pairing.no}-${game.game}`

const personOf = ({ white, black, whiteFirst }: RecordedGame, side: TieSide): RatedPerson =>
  whiteFirst === (side === 0) ? white : black

/** The side of the match that won over the board. */
function winnerOf({ letters }: PlayedGame): TieSide | undefined {
  if (letters === undefined || ![...letters].every((letter) => isPlayed(letter as Outcome))) return undefined
  const [first, second] = pointsOfLetters(letters)
  return first === second ? undefined : first > second ? 0 : 1
}

function upsets(played: PlayedGame): UpsetMoment[] {
  const side = winnerOf(played)
  if (side === undefined) return []
  const winner = personOf(played.game, side)
  const loser = personOf(played.game, side === 0 ? 1 : 0)
  if (winner.rating === 0 || loser.rating === 0) return []
  const expected = expectedScore(winner.rating - loser.rating)
  if (expected > UPSET) return []
  const id = `upset ${gameId(played)} ${side}`
  return [{ kind: 'upset', id, at: played.lastAt, ...gameFacts(played), side, winner, loser, expected }]
}

function mates(played: PlayedGame): MateMoment[] {
  const { moves, game } = played
  const side = winnerOf(played)
  const ply = moves?.plies.length ?? 0
  const isMate = moves?.plies.at(-1)?.san.includes('#')
  if (!moves || side === undefined || !isMate) return []
  // A mate by the side that lost is an error of the boards.
  const isWhite = (ply % 2 === 1) !== moves.isBlackFirst
  if (isWhite !== (game.whiteFirst === (side === 0))) return []
  return [
    {
      kind: 'mate',
      id: `mate ${gameId(played)} ${ply}`,
      at: played.lastAt,
      ...gameFacts(played),
      ply,
      move: moves.move(ply),
      number: moveNumber(ply, moves.start).number,
      side,
      winner: personOf(game, side),
      loser: personOf(game, side === 0 ? 1 : 0),
    },
  ]
}

/**
 * Swings that lasted: the next position confirms them, or the game ended with them, and they do not just take back the
 * move before. A running game’s last move has no next position yet, so it waits.
 */
function lastingSwings(played: PlayedGame): SwingMoment[] {
  const { moves, game, letters } = played
  if (!moves) return []
  const evaluations = moves.plies.map(({ evaluation }) => evaluation)
  const lasting = swings(evaluations).filter(({ ply, before, after, points }) => {
    const [earlier = before, next] = [evaluations[ply - 3], evaluations[ply]]
    const keeps = (from: Evaluation, to: Evaluation) =>
      Math.sign(points) * (winPercent(to) - winPercent(from)) >= SWING_KEPT
    if (!keeps(earlier, after)) return false
    // The last move of a game, such as a mate, often has no evaluation.
    const isEnd = ply >= evaluations.length - 1 && letters !== undefined
    return next === undefined ? isEnd : keeps(before, next)
  })
  return lasting
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points) || one.ply - other.ply)
    .slice(0, MAX_SWINGS)
    .map(({ ply, before, after, points }): SwingMoment => {
      const gainsFirst = points > 0 === game.whiteFirst
      const side: TieSide = gainsFirst ? 0 : 1
      const white = winPercent(after)
      return {
        kind: 'swing',
        id: `swing ${gameId(played)} ${ply}`,
        at: plyTime(moves, ply, played.lastAt),
        ...gameFacts(played),
        ply,
        move: moves.move(ply),
        side,
        winner: personOf(game, side),
        loser: personOf(game, side === 0 ? 1 : 0),
        before,
        after,
        gain: Math.round(Math.abs(points)),
        chance: Math.round(points > 0 ? white : 100 - white),
      }
    })
}

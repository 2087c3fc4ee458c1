import * as say from '#words/coreDraw.js'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { drawPlayers, drawRound, drawTeamRound, type PoolPair } from './draw-round.ts'
import { isRefusal, type DrawRefusal } from './refusal.ts'
import { refusalText, waysOut } from './refusal-text.ts'
import type { DrawWatch } from './swiss/swiss-field.ts'
import type { DrawWishes } from './table-engines.ts'
import { whoPlays } from './who-plays.ts'

/**
 * A Swiss round by FIDE C.04.3 (of teams by C.04.6), pool by pool, then the bye, then competitors who sit out; or a
 * sentence about the competitors who block it.
 */
export function drawSwiss(
  snapshot: Snapshot,
  round: number,
  { fixed = [] }: DrawWishes = {},
  watch?: DrawWatch,
): DrawnPair[] | string {
  const { no } = snapshot.players
  const standing = fixed.filter(({ black }) => black !== null)
  const seated = standing.map((pair): PoolPair => ({
    white: no.indexOf(pair.white),
    black: no.indexOf(pair.black!),
    pool: pair.pool ?? 0,
  }))
  const draw = (present: number[]) => drawRound(snapshot, round, { present, fixed: seated, watch })
  const drawn = withOut(snapshot, round, draw, whoIsInTheWay)
  if (typeof drawn === 'string') return drawn
  return drawn.map((pair) => standing.find((one) => one.white === pair.white && one.black === pair.black) ?? pair)
}

/** As `drawSwiss`, for players or for teams only: a bundle with only one of them is much smaller. */
export const drawPlayerSwiss = (snapshot: Snapshot, round: number): DrawnPair[] | string =>
  withOut(snapshot, round, (present) => drawPlayers(snapshot, round, present), unsaid)
export const drawTeamSwiss = (snapshot: Snapshot, round: number): DrawnPair[] | string =>
  withOut(snapshot, round, (present) => drawTeamRound(snapshot, round, present), unsaid)

const whoIsInTheWay = (snapshot: Snapshot, round: number, refusal: DrawRefusal): string =>
  [refusalText(snapshot, round, refusal), ...waysOut()].join(' ')
/** For callers that do not show the reason. */
const unsaid = (): string => say.noLegalPairing()

function withOut(
  snapshot: Snapshot,
  round: number,
  draw: (present: number[]) => PoolPair[] | DrawRefusal,
  words: typeof whoIsInTheWay,
): DrawnPair[] | string {
  const { players, out } = whoPlays(snapshot, round)
  if (players.length < 2) return say.roundNeedsTwo()
  const pairings = draw(players)
  if (isRefusal(pairings)) return words(snapshot, round, pairings)
  const { no } = snapshot.players
  const drawn = pairings.map(({ white, black, pool }): DrawnPair => ({
    white: no[white]!,
    black: black < 0 ? null : no[black]!,
    ...(black < 0 && { bye: 'U' }),
    ...(pool > 0 && { pool }),
  }))
  return [...drawn.filter(({ black }) => black !== null), ...drawn.filter(({ black }) => black === null), ...out]
}

import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { drawRound } from './draw-round.ts'
import { isRefusal } from './refusal.ts'
import { refusalText, WAYS_OUT } from './refusal-text.ts'
import { whoPlays } from './who-plays.ts'

/** A Swiss round by FIDE C.04.3 (of teams by C.04.6), pool by pool, then who has the bye and who sits out; or who is in the way. */
export function drawSwiss(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const { players, out } = whoPlays(snapshot, round)
  if (players.length < 2) return 'A round needs two players at least.'
  const pairings = drawRound(snapshot, round, { present: players })
  if (isRefusal(pairings)) return [refusalText(snapshot, round, pairings), ...WAYS_OUT].join(' ')
  const { no } = snapshot.players
  const drawn = pairings.map(({ white, black, pool }): DrawnPair => ({
    white: no[white]!,
    black: black < 0 ? null : no[black]!,
    ...(black < 0 && { bye: 'U' }),
    ...(pool > 0 && { pool }),
  }))
  return [...drawn.filter(({ black }) => black !== null), ...drawn.filter(({ black }) => black === null), ...out]
}

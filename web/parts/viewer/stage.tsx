import * as say from '#words/viewer.js'
import { Suspense, useState, type ReactNode } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { formatClock } from '#core/game/clocks.ts'
import { formatMove, type MoveList } from '#core/game/moves.ts'
import { materialLead } from '#core/game/material.ts'
import { describePosition, isWhiteToMove } from '#core/game/position.ts'
import type { Swing } from '#core/game/swings.ts'
import type { Evaluation } from '#core/match/win-chance.ts'
import layout from '../../styles/layout.module.css'
import { Arrow } from '../board/arrow.tsx'
import { Board } from '../board/board.tsx'
import { EvalBar, SwingChip } from '../eval/late.ts'
import { clockOf, lastMoveTime } from './game-clocks.ts'
import type { MatchView } from './match-view.ts'
import { Player } from './player.tsx'
import styles from './stage.module.css'
import { useSwipe } from './use-swipe.ts'

/** The board with its players, clocks and evaluation. Above it is `over`, such as the result; below it are `children`. */
export function Stage({
  match,
  slot,
  game,
  ply,
  plays,
  flipped,
  evaluation,
  swing,
  best,
  over,
  onSwipe,
  children,
}: StageProps) {
  const move = game.moves[ply - 1]
  const fen = move?.fen ?? game.start
  const came = useStep(game, ply)
  const last = move && ([move.from, move.to] as const)
  const where = move ? formatMove(ply, game.start, move.san) : undefined
  const running = slot.state === 'live' && ply === game.moves.length
  const clocks = [clockOf(game, ply, true), clockOf(game, ply, false)] as const
  const since = lastMoveTime(match, slot, game, clocks)
  const lead = materialLead(fen)
  const swipe = useSwipe(onSwipe)
  const player = (white: boolean) => (
    <Player
      key={String(white)}
      match={match}
      slot={slot}
      game={game}
      white={white}
      clock={clocks[white ? 0 : 1]}
      runs={running && isWhiteToMove(fen) === white}
      since={since}
    >
      {swing && swing.points > 0 === white ? (
        <Suspense>
          <SwingChip of={swing} />
        </Suspense>
      ) : (
        lead !== 0 && lead > 0 === white && <span dir="ltr">+{Math.abs(lead)}</span>
      )}
    </Player>
  )
  return (
    <>
      {player(flipped)}
      {over}
      <div className={styles.board} {...swipe}>
        <div className={styles.bar}>
          {evaluation && (
            <Suspense>
              <EvalBar evaluation={evaluation} flipped={flipped} />
            </Suspense>
          )}
        </div>
        <div className={styles.squares}>
          <Board
            fen={fen}
            last={last}
            came={came}
            flipped={flipped}
            label={
              where
                ? say.positionAfter({ move: where, position: describePosition(fen) })
                : say.positionAtStart({ position: describePosition(fen) })
            }
          />
          {last && <Arrow from={last[0]} to={last[1]} flipped={flipped} />}
          {best && (
            <span className={styles.best}>
              <Arrow from={best.slice(0, 2)} to={best.slice(2, 4)} flipped={flipped} />
            </span>
          )}
        </div>
      </div>
      {player(!flipped)}
      <p role="status" className={layout.heard}>
        {plays || !move || !where
          ? ''
          : move.clock === undefined
            ? where
            : say.moveAndClock({ move: where, clock: formatClock(move.clock) })}
      </p>
      {children}
    </>
  )
}

interface StageProps {
  match: MatchView
  slot: GameSlot
  game: MoveList
  ply: number
  plays: boolean
  flipped: boolean
  /** Of the position on screen. */
  evaluation?: Evaluation | undefined
  /** If the move on screen changed the game. */
  swing?: Swing | undefined
  /** The engine’s move in the position on screen, as squares: `e2e4`. */
  best?: string | undefined
  over?: ReactNode
  /** Goes to the board before or after this one. */
  onSwipe?: ((by: 1 | -1) => void) | undefined
  children: ReactNode
}

/** The step from the previous to the current position, to animate it; undefined when it was not a single move. */
function useStep({ moves }: MoveList, ply: number): { from: string; to: string } | undefined {
  const [shown, show] = useState<{ ply: number; step?: { from: string; to: string } }>({ ply })
  if (shown.ply === ply) return shown.step
  const forth = ply === shown.ply + 1 ? moves[ply - 1] : undefined
  const back = ply === shown.ply - 1 ? moves[ply] : undefined
  const step = forth ? { from: forth.from, to: forth.to } : back && { from: back.to, to: back.from }
  show({ ply, ...(step && { step }) })
  return step
}

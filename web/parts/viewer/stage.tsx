import * as say from '#words/viewer.js'
import { useState } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { formatClock, timePlayed } from '#core/game/clocks.ts'
import { formatMove, type MoveList } from '#core/game/moves.ts'
import { describePosition, isWhiteToMove } from '#core/game/position.ts'
import type { ReplayStep } from '#core/game/replay.ts'
import { SECOND } from '#core/time.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import layout from '../../styles/layout.module.css'
import { Board } from '../board/board.tsx'
import { Piece } from '../tournament/piece.tsx'
import { Clock } from './clock.tsx'
import { Controls } from './controls.tsx'
import type { MatchView } from './match-view.ts'
import { seatOf } from './seat.ts'
import styles from './stage.module.css'

export function Stage({ match, slot, game, ply, plays, flipped, onGo, onFlip, onSave }: StageProps) {
  const move = game.moves[ply - 1]
  const fen = move?.fen ?? game.start
  const came = useStep(game, ply)
  const last = move && ([move.from, move.to] as const)
  const where = move ? formatMove(ply, game.start, move.san) : undefined
  const running = slot.state === 'live' && ply === game.moves.length
  const clocks = [clockOf(game, ply, true), clockOf(game, ply, false)] as const
  const since = lastMoveTime(match, slot, game, clocks)
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
    />
  )
  return (
    <>
      {player(flipped)}
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
      {player(!flipped)}
      <p role="status" className={layout.heard}>
        {plays || !move || !where
          ? ''
          : move.clock === undefined
            ? where
            : say.moveAndClock({ move: where, clock: formatClock(move.clock) })}
      </p>
      <Controls ply={ply} moves={game.moves.length} plays={plays} onGo={onGo} onFlip={onFlip} onSave={onSave} />
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
  onGo: (step: ReplayStep) => void
  onFlip: () => void
  onSave: () => void
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

/**
 * When the last move was made, by this device's clock: as the server saw it, else the start plus the time both clocks
 * have used.
 */
function lastMoveTime({ movedAt, skew }: MatchView, { no, row }: GameSlot, game: MoveList, clocks: Clocks) {
  const [white, black] = clocks
  const { control, moves } = game
  const isTimed = row?.startTime && control && white !== undefined && black !== undefined
  const at =
    movedAt.get(no) ??
    (isTimed ? row.startTime! + SECOND * timePlayed(control, [white, black], moves.length) : undefined)
  return at && at - skew
}

type Clocks = readonly [white: number | undefined, black: number | undefined]

/** A side's clock in seconds after its last move; before its first move the base time. */
function clockOf({ moves, start, control }: MoveList, ply: number, white: boolean): number | undefined {
  const isOwn = (at: number) => ((at % 2 === 0) === isWhiteToMove(start)) === white
  for (let at = ply - 1; at >= 0; at -= 1) if (isOwn(at)) return moves[at]!.clock
  return moves.some(({ clock }) => clock !== undefined) ? control?.base : undefined
}

function Player({ match, slot, game, white, clock, runs, since }: PlayerProps) {
  const { team, sides } = match
  const { side, name } = seatOf(match, slot, white)
  const rating = Number(game.tags[white ? 'WhiteElo' : 'BlackElo']) || (team ? 0 : sides[side].rating)
  const about = joinFacts([rating, team && sides[side].name])
  return (
    <div className={styles.player}>
      <Piece colour={white ? 'White' : 'Black'} large />
      <span className={layout.cut}>
        <b>
          <bdi>{name || sides[side].name}</bdi>
        </b>{' '}
        <span className={styles.about}>{about}</span>
      </span>
      {clock !== undefined && <Clock left={clock} runs={runs} since={since} />}
    </div>
  )
}

interface PlayerProps {
  match: MatchView
  slot: GameSlot
  game: MoveList
  white: boolean
  clock: number | undefined
  /** Whether the game is running and this side is to move. */
  runs: boolean
  /** When the last move was made, by this device's clock. */
  since: number | undefined
}

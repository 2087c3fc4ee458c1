import * as say from '#words/boards.js'
import { memo, useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { latestPosition, type LatestPosition } from '#core/game/latest-position.ts'
import { isWhiteToMove } from '#core/game/position.ts'
import { SECOND } from '#core/time.ts'
import type { RunningMatch } from '../../api/answers.ts'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Board } from '../board/board.tsx'
import { rules } from '../board/rules.ts'
import { Piece } from '../tournament/piece.tsx'
import { Clock } from '../viewer/clock.tsx'
import { ResultChip } from '../viewer/result-chip.tsx'
import { seatOf } from '../viewer/seat.ts'
import type { RoundMatch } from './live-matches.ts'
import styles from './small-board.module.css'

const EMPTY = '8/8/8/8/8/8/8/8'

/** A board with both players and their clocks, or the result of its game. All of it links to the game. */
export const SmallBoard = memo(function SmallBoard({
  label,
  href,
  sides,
  team,
  board,
  isPending,
  row,
  skew,
}: SmallBoardProps) {
  const { shown: slot } = board
  const position = usePosition(row?.pgn)
  const at = row?.movedAt ?? startedAndPlayed(row?.startTime, position)
  const seats = [true, false].map((white) => seatOf({ sides, team, boards: [board] }, slot, white))
  const player = (white: boolean) => {
    const { side, name } = seats[white ? 0 : 1]!
    const left = position?.clocks[white ? 0 : 1]
    const runs = slot.state === 'live' && position !== undefined && isWhiteToMove(position.fen) === white
    return (
      <p className={styles.player}>
        <Piece colour={white ? 'White' : 'Black'} />
        {name ? (
          <bdi className={layout.cut}>{name}</bdi>
        ) : isPending ? (
          <span className={styles.unknown} role="img" aria-label={say.loading()} />
        ) : (
          <span className={styles.unnamed}>{say.notNamedYet()}</span>
        )}
        {slot.state === 'over' ? (
          <ResultChip slot={slot} side={side} />
        ) : (
          left !== undefined && <Clock left={left} runs={runs} since={at && at - skew} small />
        )}
      </p>
    )
  }
  return (
    <li className={styles.card}>
      {player(false)}
      <div className={classes(styles.board, isPending && !position && styles.pending)}>
        <Board fen={position?.fen ?? EMPTY} last={position?.last} />
        {!position && !isPending && (
          <span className={styles.note}>{slot.state === 'over' ? say.gameOver() : say.noMovesYet()}</span>
        )}
      </div>
      {player(true)}
      <Link className={styles.open} to={href}>
        {label}
        <span className={layout.heard}>: {seats.map(({ side, name }) => name || sides[side].name).join(' – ')}</span>
      </Link>
    </li>
  )
}, isDeepEqual)

interface SmallBoardProps extends Pick<RoundMatch, 'sides' | 'team' | 'skew'> {
  label: string
  href: string
  board: RoundMatch['boards'][number]
  /** Whether the players and moves are still being fetched. */
  isPending: boolean
  /** The game that is shown, with its moves. */
  row: RunningMatch['games'][number] | undefined
}

/**
 * The position at the end of a PGN. Deferred, so that boards render one by one; a PGN that has grown is played on from
 * the known position.
 */
function usePosition(pgn: string | undefined): LatestPosition | undefined {
  const text = useDeferredValue(pgn, '')
  const [known, know] = useState<{ text?: string | undefined; position?: LatestPosition | undefined }>({})
  if (known.text === text) return known.position
  const position = text ? latestPosition(text, rules, known.position) : undefined
  know({ text, position })
  return position
}

const startedAndPlayed = (start: number | null | undefined, position: LatestPosition | undefined): number | undefined =>
  start && position?.played !== undefined ? start + SECOND * position.played : undefined

import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { formatClock } from '#core/game/clocks.ts'
import { moveList, formatMove } from '#core/game/moves.ts'
import { describePosition, isWhiteToMove } from '#core/game/position.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { versus } from '#core/text/versus.ts'
import type { RunningAnswer } from '../../api/answers.ts'
import { Board } from '../board/board.tsx'
import { rules } from '../board/rules.ts'
import { classes } from '../../ui/classes.ts'
import { clockOf } from '../viewer/game-clocks.ts'
import styles from './live-picture.module.css'

/**
 * The position of a running game as a small board with its players and their clocks, linked to its match. Renders nothing
 * when the game can't be replayed.
 */
export function LivePicture({ match, game }: { match: string; game: RunningAnswer['games'][number] }) {
  const list = moveList(game.pgn, rules)
  const { start, moves } = list
  if (start === '') return null
  const last = moves.at(-1)
  const names = versus(game.white.username, game.black.username)
  const fen = last?.fen ?? start
  const move = last ? formatMove(moves.length, start, last.san) : ''
  const position = describePosition(fen)
  const player = (isWhite: boolean) => (
    <PicturedPlayer
      name={isWhite ? game.white.username : game.black.username}
      isWhite={isWhite}
      isToMove={isWhiteToMove(fen) === isWhite}
      clock={clockOf(list, moves.length, isWhite)}
    />
  )
  return (
    <Link
      className={styles.picture}
      to={matchPath(match, game.game)}
      aria-label={last ? say.gameAfterMove({ names, move }) : say.gameAtStart({ names })}
      title={names}
    >
      {player(false)}
      <span className={styles.board}>
        <Board
          fen={fen}
          last={last && [last.from, last.to]}
          flipped={false}
          label={last ? say.positionAfterMove({ move, position }) : say.positionAtStart({ position })}
        />
      </span>
      {player(true)}
    </Link>
  )
}

/** The clock stands still: the move that stopped it may be up to a request old. */
function PicturedPlayer({ name, isWhite, isToMove, clock }: PicturedPlayerProps) {
  return (
    <span className={styles.player}>
      <span className={classes(styles.piece, isWhite ? styles.white : styles.black)} />
      <bdi className={styles.name}>{name}</bdi>
      {clock !== undefined && (
        <span className={classes(styles.clock, isToMove && styles.toMove)} dir="ltr">
          {formatClock(clock)}
        </span>
      )}
    </span>
  )
}

interface PicturedPlayerProps {
  name: string
  isWhite: boolean
  isToMove: boolean
  /** Seconds left after the player's last move; undefined if unknown. */
  clock: number | undefined
}

import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { moveList, formatMove } from '#core/game/moves.ts'
import { describePosition } from '#core/game/position.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { versus } from '#core/text/versus.ts'
import type { RunningAnswer } from '../../api/answers.ts'
import { Board } from '../board/board.tsx'
import { rules } from '../board/rules.ts'
import styles from './live-picture.module.css'

/**
 * The position of a running game as a small board, linked to its match. Renders nothing when the game can't be
 * replayed.
 */
export function LivePicture({ match, game }: { match: string; game: RunningAnswer['games'][number] }) {
  const { start, moves } = moveList(game.pgn, rules)
  if (start === '') return null
  const last = moves.at(-1)
  const names = versus(game.white.username, game.black.username)
  const fen = last?.fen ?? start
  const move = last ? formatMove(moves.length, start, last.san) : ''
  const position = describePosition(fen)
  return (
    <Link
      className={styles.picture}
      to={matchPath(match, game.game)}
      aria-label={last ? say.gameAfterMove({ names, move }) : say.gameAtStart({ names })}
      title={names}
    >
      <Board
        fen={fen}
        last={last && [last.from, last.to]}
        flipped={false}
        label={last ? say.positionAfterMove({ move, position }) : say.positionAtStart({ position })}
      />
    </Link>
  )
}

import * as say from '#words/gameView.js'
import { formatMove, type MoveList } from '#core/game/moves.ts'
import layout from '../../styles/layout.module.css'
import styles from './opening-row.module.css'
import { useOpening } from './use-opening.ts'

/** The code and the name of a game’s opening, and the first move after its last position that has a name. */
export function OpeningRow({ game }: { game: MoveList }) {
  const opening = useOpening(game)
  const left = opening?.ply === undefined ? undefined : game.moves[opening.ply]
  return (
    <div className={styles.row} data-late="">
      {opening && (
        <>
          <span className={layout.heard}>{say.opening()}</span>
          <code dir="ltr">{opening.eco}</code>
          <bdi lang="en" className={styles.name} title={opening.name}>
            {opening.name}
          </bdi>
          {left && (
            <span className={styles.end}>
              {say.outOfBook({ move: formatMove(opening.ply! + 1, game.start, left.san) })}
            </span>
          )}
        </>
      )}
    </div>
  )
}

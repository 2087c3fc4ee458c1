import * as say from '#words/evaluation.js'
import { formatMove, type MoveList } from '#core/game/moves.ts'
import type { Swing } from '#core/game/swings.ts'
import { formatEvaluation } from '#core/match/win-chance.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeTurn } from './describe.ts'
import styles from './turning-points.module.css'

/** The turning points of a game in words; a press goes to the move. */
export function TurningPoints({ game: { moves, start }, turns, onGo }: TurningPointsProps) {
  return (
    <Panel data-late="" title={say.turningPoints()} count={turns.length}>
      <ol className={styles.list}>
        {turns.map((turn, at) => (
          <li key={turn.ply}>
            <button type="button" onClick={() => onGo(turn.ply)}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <b dir="ltr">{formatMove(turn.ply, start, moves[turn.ply - 1]?.san ?? '')}</b> {describeTurn(turn)}
                <small dir="ltr">
                  {say.beforeAndAfter({ before: formatEvaluation(turn.before), after: formatEvaluation(turn.after) })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export interface TurningPointsProps {
  game: Pick<MoveList, 'moves' | 'start'>
  turns: Swing[]
  onGo: (ply: number) => void
}

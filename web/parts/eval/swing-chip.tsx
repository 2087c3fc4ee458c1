import * as say from '#words/evaluation.js'
import type { Swing } from '#core/game/swings.ts'
import { centipawns } from '#core/match/win-chance.ts'
import { Piece } from '../tournament/piece.tsx'
import styles from './swing-chip.module.css'

/** Beside the clock of the side that gained by the move on screen: how much. */
export function SwingChip({ of: { before, after, points } }: { of: Swing }) {
  const white = points > 0
  const isMate = 'mate' in before || 'mate' in after
  const pawns = (Math.abs(centipawns(after) - centipawns(before)) / 100).toFixed(1)
  return (
    <span className={styles.chip} title={isMate ? undefined : say.swing({ side: white ? 'white' : 'black', pawns })}>
      <Piece colour={white ? 'White' : 'Black'} />
      <span dir="ltr">{isMate ? '#' : `+${pawns}`}</span>
    </span>
  )
}

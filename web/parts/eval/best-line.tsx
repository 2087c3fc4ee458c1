import { moveNumber } from '#core/game/moves.ts'
import { rules } from '../board/rules.ts'
import styles from './engine-panel.module.css'

const MAX_MOVES = 10

/** The moves of an engine, given as squares, in notation: `27. Nxd8 Nxf3+ 28. gxf3`. */
export function BestLine({ fen, moves }: { fen: string; moves: readonly string[] }) {
  const board = rules(fen)
  const written: { ply: number; san: string }[] = []
  for (const move of moves.slice(0, MAX_MOVES)) {
    const played = board?.play(move)
    if (!played) break
    written.push({ ply: written.length + 1, san: played.san })
  }
  return written.map(({ ply, san }) => {
    const { number, black } = moveNumber(ply, fen)
    return (
      <span key={ply}>
        {(!black || ply === 1) && <i className={styles.number}>{`${number}${black ? '…' : '.'} `}</i>}
        {san}{' '}
      </span>
    )
  })
}

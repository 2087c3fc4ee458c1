import * as sayChess from '#words/chess.js'
import * as say from '#words/pairings.js'
import type { Settings } from '#core/tournament/tournament.ts'
import { Piece } from '../tournament/piece.tsx'
import styles from '../tournament/legend.module.css'

export function PairingsLegend({ settings }: { settings: Settings }) {
  const team = settings.competitors === 'team'
  const ratings = settings.showRatings
  const points = !team
    ? say.legendPoints()
    : settings.displayPoints === 'game'
      ? say.legendGamePoints()
      : say.legendMatchPoints()
  return (
    <p className={styles.legend}>
      <span>
        <Piece colour="White" large />
        {team ? say.whiteOnBoard1() : sayChess.white()}
      </span>
      <span>
        <Piece colour="Black" large />
        {team ? say.blackOnBoard1() : sayChess.black()}
      </span>
      <span>
        <b dir="ltr">{team ? 11 : '4½'}</b>
        {ratings && ' · 2214'}:{' '}
        {!ratings ? points : team ? say.legendAverageRating({ points }) : say.legendRating({ points })}
      </span>
    </p>
  )
}

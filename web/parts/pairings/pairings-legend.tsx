import type { Settings } from '#core/tournament/tournament.ts'
import { Piece } from '../tournament/piece.tsx'
import styles from '../tournament/legend.module.css'

export function PairingsLegend({ settings }: { settings: Settings }) {
  const team = settings.competitors === 'team'
  const ratings = settings.showRatings
  const board = team ? ' on board 1' : ''
  const before = `${team ? `${settings.displayPoints} ` : ''}points before the round`
  return (
    <p className={styles.legend}>
      <span>
        <Piece colour="White" large />
        White{board}
      </span>
      <span>
        <Piece colour="Black" large />
        Black{board}
      </span>
      <span>
        <b>{team ? 11 : '4½'}</b>
        {ratings && ' · 2214'}: {before}
        {ratings && (team ? ', average rating' : ', rating')}
      </span>
    </p>
  )
}

import { decidedFor } from '#core/snapshot/decided.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { formatPoints } from '#core/text/score.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { classes } from '../../ui/classes.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { hasBegun } from '#core/match/mini-lines.ts'
import { scores } from '../pairings/result.ts'
import type { Seat } from '../pairings/seats.ts'
import { byeText } from '#core/snapshot/bye-text.ts'
import { listedName } from '../print/listed-name.ts'
import type { StandingView } from '../standings/standings-view.ts'
import { Piece } from '../tournament/piece.tsx'
import styles from './screen.module.css'

export function SeatRow({ snapshot, seat, isFresh, now }: SeatRowProps) {
  const { player, opponent, isWhite, pairing } = seat
  const status = pairingStatus(pairing, now)
  const isBye = opponent < 0
  const [white, black] = scores(pairing)
  const [own, other] = isWhite ? [white, black] : [black, white]
  // For a single game the competitor's own score is enough, and clearer.
  const isMatch = snapshot.settings.gamePointTotal > 1 || pairing.minis
  const hasWon = isMatch && decidedFor(pairing, snapshot.settings) === (isWhite ? 0 : 1)
  const result = isMatch ? `${own}–${other}` : own
  return (
    <li className={classes(styles.row, isFresh && styles.fresh)}>
      <b dir="auto">
        <Fitted text={distinctName(snapshot, player, listedName(snapshot, player))} />
      </b>
      <span className={styles.board}>{isBye ? '' : pairing.board}</span>
      <span className={styles.colour}>
        {!isBye && snapshot.settings.competitors === 'individual' && (
          <Piece colour={isWhite ? 'White' : 'Black'} large />
        )}
      </span>
      <span dir="auto" className={styles.opponent}>
        <Fitted text={isBye ? byeText(pairing) : distinctName(snapshot, opponent)} />
      </span>
      <span className={classes(styles.result, hasWon ? styles.won : status === 'live' && styles.live)} dir="ltr">
        {!isBye && hasBegun(status, pairing.minis) && result}
      </span>
    </li>
  )
}

interface SeatRowProps {
  snapshot: Snapshot
  seat: Seat
  isFresh: boolean
  now: number
}

export function PlaceRow({ row }: { row: StandingView }) {
  return (
    <li className={classes(styles.row, styles.place)}>
      <span className={styles.board}>{row.isUnknown ? '–' : row.rank}</span>
      <b dir="auto">
        <Fitted text={row.mark ? `${row.name} (${row.mark})` : row.name} />
      </b>
      <span>{row.nationality}</span>
      <span className={styles.result} dir="ltr">
        {row.isUnknown ? '–' : formatPoints(row.score)}
      </span>
      {row.values.slice(0, 2).map((value, at) => (
        // Tie-breaks have no key here but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.figure} dir="ltr">
          {row.isUnknown ? '–' : value}
        </span>
      ))}
    </li>
  )
}

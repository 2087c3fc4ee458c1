import * as say from '#words/deskResults.js'
import { correctedBoards } from '#core/changes/bracket-correction.ts'
import type { Consequences } from '#core/changes/consequences.ts'
import type { BoardSeats } from '#core/knockout/seat-conflicts.ts'
import { byeName } from '#core/snapshot/bye-name.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeText } from '#core/tournament/place-label.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_RIGHT } from '../../../ui/icons.ts'
import { Flag } from '../../people/flag.tsx'
import styles from './seat-preview.module.css'

/** The match and the boards of the next round as they are, and with the correction. */
export function SeatPreview({ snapshot, consequences }: { snapshot: Snapshot; consequences: Consequences }) {
  const { seat, after } = consequences
  if (!seat) return null
  const boards = correctedBoards(after, seat)
  if (typeof boards === 'string') return null
  const { sides, was, through, round } = seat
  const next = say.round({ round: round + 1 })
  return (
    <div className={styles.preview}>
      <div>
        <h3>{say.now()}</h3>
        <Card snapshot={snapshot} sides={sides} won={typeof was === 'number' ? was : undefined} />
        {boards.map((board) => (
          <Card
            key={board.at}
            snapshot={snapshot}
            sides={board.was}
            label={joinComma([next, placeText(snapshot, board.at + 1)])}
          />
        ))}
      </div>
      <Icon of={CHEVRON_RIGHT} />
      <div>
        <h3>{say.withTheCorrection()}</h3>
        <Card snapshot={snapshot} sides={sides} won={typeof through === 'number' ? through : undefined} isNew />
        {boards.map((board) => (
          <Card
            key={board.at}
            snapshot={snapshot}
            sides={board.is}
            label={joinComma([next, placeText(snapshot, board.at + 1)])}
          />
        ))}
      </div>
    </div>
  )
}

interface SeatCardProps {
  snapshot: Snapshot
  sides: BoardSeats
  won?: 0 | 1 | undefined
  isNew?: boolean
  label?: string
}

function Card({ snapshot, sides, won, isNew = false, label }: SeatCardProps) {
  return (
    <>
      {label && <small>{label}</small>}
      <ul className={styles.card}>
        {sides.map((player, side) => (
          <li key={side} className={classes(won === side && styles.won, isNew && won !== side && styles.gone)}>
            {player >= 0 && <Flag code={snapshot.players.nationality[player]!} />}
            <bdi>{player < 0 ? byeName() : distinctName(snapshot, player)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

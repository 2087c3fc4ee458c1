import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { classes } from '../../../ui/classes.ts'
import type { BoardState, DeskBoard } from '../results/boards.ts'
import styles from './board-strip.module.css'

const SAID: Record<BoardState, string> = {
  in: '',
  open: ', open',
  reported: ', reported',
  disputed: ', disputed',
  adjourned: ', adjourned',
}

interface BoardStripProps {
  boards: DeskBoard[]
  isTeam: boolean
  id: string
  round: number
}

export function BoardStrip({ boards, isTeam, id, round }: BoardStripProps) {
  return (
    <>
      <ol className={styles.strip} aria-label={`Boards of round ${round}`}>
        {boards.map(({ no, board, whiteName, blackName, text, state }) => (
          <li key={no}>
            <Link
              className={classes(styles.board, styles[state])}
              to={`${managePath(id, 'results')}?board=${board}`}
              aria-label={`${placeLabel(isTeam, board)}: ${whiteName} – ${blackName}, ${text}${SAID[state]}`}
              title={`${whiteName} – ${blackName}`}
            >
              <span>{board}</span>
              <b>{text}</b>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i />
          In
        </span>
        <span>
          <i className={styles.reported} />
          Reported
        </span>
        <span>
          <i className={styles.disputed} />
          Disputed
        </span>
        <span>
          <i className={styles.open} />
          Open
        </span>
      </p>
    </>
  )
}

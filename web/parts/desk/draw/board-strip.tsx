import * as say from '#words/deskDraw.js'
import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { versus } from '#core/text/versus.ts'
import { classes } from '../../../ui/classes.ts'
import type { DeskBoard } from '../results/boards.ts'
import styles from './board-strip.module.css'

interface BoardStripProps {
  boards: DeskBoard[]
  isTeam: boolean
  id: string
  round: number
}

export function BoardStrip({ boards, isTeam, id, round }: BoardStripProps) {
  return (
    <>
      <ol className={styles.strip} aria-label={say.boardsOfRound({ round })}>
        {boards.map(({ no, board, whiteName, blackName, text, state }) => (
          <li key={no}>
            <Link
              className={classes(styles.board, styles[state])}
              to={`${managePath(id, 'results')}?board=${board}`}
              aria-label={say.boardLabel({
                place: placeLabel(isTeam, board),
                pair: versus(whiteName, blackName),
                result: text,
                state,
              })}
              title={versus(whiteName, blackName)}
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
          {say.keyIn()}
        </span>
        <span>
          <i className={styles.reported} />
          {say.keyReported()}
        </span>
        <span>
          <i className={styles.disputed} />
          {say.keyDisputed()}
        </span>
        <span>
          <i className={styles.open} />
          {say.keyOpen()}
        </span>
      </p>
    </>
  )
}

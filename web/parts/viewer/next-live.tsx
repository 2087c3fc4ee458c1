import * as say from '#words/gameView.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_RIGHT } from '../../ui/icons.ts'
import styles from './next-live.module.css'
import type { NextLive as Next } from './stops.ts'

/** What else is running, with a link to the next live board. */
export function NextLive({ to: { href, board, place, count }, team }: { to: Next; team: boolean }) {
  return (
    <div className={styles.next}>
      <span>
        {board === undefined
          ? say.otherMatchesLive({ count, team: team ? 'yes' : 'no' })
          : say.otherBoardsLive({ count })}
      </span>
      <ButtonLink href={href}>
        {board !== undefined
          ? say.nextLiveBoardNo({ board: String(board) })
          : team
            ? say.nextLiveMatch({ place })
            : say.nextLiveBoard()}
        <Icon of={CHEVRON_RIGHT} />
      </ButtonLink>
    </div>
  )
}

import * as say from '#words/deskFeeds.js'
import * as sayCommon from '#words/common.js'
import { forgetBoardName } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FeedProps } from './board-state.ts'
import { useBoardAct } from './use-board-act.ts'
import styles from './feeds.module.css'

/** What sources call a player, as the desk had it remembered. */
export function NamesPanel(props: FeedProps) {
  const { aliases } = props.boards
  const act = useBoardAct(props)
  if (aliases.length === 0) return null
  return (
    <Panel title={say.rememberedNames()} count={aliases.length}>
      <ul className={styles.list}>
        {aliases.map(({ name, player }) => (
          <li key={name} className={styles.plain}>
            <span>
              <code dir="auto">{name}</code> = <bdi>{player}</bdi>
            </span>
            <Button
              small
              disabled={act.isPending}
              aria-label={say.forgetName({ name })}
              onClick={() => act.run(() => forgetBoardName(props.id, name))}
            >
              {sayCommon.remove()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

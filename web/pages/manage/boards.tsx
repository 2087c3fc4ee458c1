import * as say from '#words/deskFeeds.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import { boardsQuery } from '../../api/boards.ts'
import { BoardsPanel } from '../../parts/desk/feeds/boards-panel.tsx'
import { EvaluatorPanel } from '../../parts/desk/feeds/evaluator-panel.tsx'
import { NamesPanel } from '../../parts/desk/feeds/names-panel.tsx'
import { ProposalsPanel } from '../../parts/desk/feeds/proposals-panel.tsx'
import { SourcesPanel } from '../../parts/desk/feeds/sources-panel.tsx'
import { UnmatchedPanel } from '../../parts/desk/feeds/unmatched-panel.tsx'
import { WithoutPanel } from '../../parts/desk/feeds/without-panel.tsx'
import { isToLookAt } from '../../parts/desk/feeds/board-state.ts'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EYE } from '../../parts/desk/icons.ts'
import styles from '../../parts/desk/feeds/feeds.module.css'

/** Boards in the hall: where their moves come from, which pairing each game belongs to, and the results they report. */
export function BoardsTab(props: TabProps) {
  const { id, snapshot } = props
  const { data, error, refetch } = useQuery(boardsQuery(id))
  const [done, note] = useState<string>()
  if (error && !data) return <ErrorPanel what={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} />
  const { boards, sources, round } = data
  const toLookAt = boards.filter(isToLookAt).length + data.unmatched.length
  const shared = { id, snapshot, boards: data, onDone: note }
  return (
    <div className={layout.stack}>
      <div className={styles.head}>
        <h2>{say.liveBoards()}</h2>
        {boards.length > 0 && (
          <p>
            {toLookAt === 0
              ? say.allRunWell({ count: boards.length })
              : say.someWantALook({ count: boards.length, look: toLookAt })}
          </p>
        )}
        {round > 0 && sources.length > 0 && (
          <ButtonLink small href={tournamentPath(id, 'boards', round)}>
            <Icon of={EYE} size={14} />
            <span>{say.asVisitorsSeeThem()}</span>
          </ButtonLink>
        )}
      </div>
      <div role="status" className={styles.status}>
        {done !== undefined && <MessageBar kind="ok">{done}</MessageBar>}
      </div>
      <div className={styles.columns}>
        <div className={layout.stack}>
          {sources.length > 0 && <BoardsPanel {...shared} />}
          <SourcesPanel {...shared} tab={props} />
          <EvaluatorPanel {...props} />
        </div>
        {sources.length > 0 && (
          <div className={layout.stack}>
            <ProposalsPanel {...shared} />
            <UnmatchedPanel {...shared} />
            <WithoutPanel {...shared} />
            <NamesPanel {...shared} />
          </div>
        )}
      </div>
    </div>
  )
}

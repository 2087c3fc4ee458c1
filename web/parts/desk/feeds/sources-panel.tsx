import * as say from '#words/deskFeeds.js'
import { useState } from 'react'
import type { Settings } from '#core/tournament/tournament.ts'
import { lookAtBoards } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PLUS } from '../../../ui/icons.ts'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { SettingRow } from '../settings/setting-rows.tsx'
import rows from '../settings/setting-rows.module.css'
import type { TabProps } from '../tab-props.ts'
import type { FeedProps } from './board-state.ts'
import { SourceDialog } from './source-dialog.tsx'
import { SourceRow } from './source-row.tsx'
import { useBoardAct } from './use-board-act.ts'
import styles from './feeds.module.css'

const DELAYS = [0, 5, 15, 30] as const

/** Where the moves come from, how late visitors see them, and what the boards’ results count for. */
export function SourcesPanel({ tab, ...props }: FeedProps & { tab: TabProps }) {
  const { id, snapshot, boards } = props
  const { sources, round } = boards
  const [isAdding, add] = useState(false)
  const act = useBoardAct(props)
  const { boardDelay, boardResults } = snapshot.settings
  const set = (settings: Partial<Settings>) => void tab.actions.change({ type: 'editEvent', settings })
  const button = (
    <Button small onClick={() => add(true)}>
      <Icon of={PLUS} size={14} />
      <span>{say.addASource()}</span>
    </Button>
  )
  const test = () =>
    act.run(async () => {
      const { sources: asked } = await lookAtBoards(id)
      const found = asked.reduce((sum, { games }) => sum + games, 0)
      return { message: say.tested({ games: found, matched: asked.reduce((sum, { matched }) => sum + matched, 0) }) }
    })
  return (
    <Panel
      className={styles.last}
      title={say.whereMovesComeFrom()}
      count={round > 0 ? say.roundNo({ round }) : undefined}
      action={sources.length > 0 && button}
    >
      {sources.length === 0 ? (
        <EmptyState sentence={say.noSources()} button={button}>
          {say.noSourcesHint()}
        </EmptyState>
      ) : (
        <>
          <ol className={styles.sources}>
            {sources.map((source, at) => (
              <SourceRow key={source.id} {...props} source={source} place={at + 1} />
            ))}
          </ol>
          {sources.some(({ kind }) => kind !== 'push') && (
            <div className={styles.test}>
              <Button small disabled={act.isPending} onClick={test}>
                {say.testNow()}
              </Button>
              <small>{say.testHint()}</small>
            </div>
          )}
          {act.error && <MessageBar kind="bad">{act.error.message}</MessageBar>}
          <div className={rows.rows}>
            <SettingRow label={say.delay()} hint={say.delayHint()}>
              <Segmented
                label={say.delay()}
                value={String(boardDelay)}
                onChoose={(minutes) => set({ boardDelay: Number(minutes) })}
                choices={[...new Set([...DELAYS, boardDelay])]
                  .sort((a, b) => a - b)
                  .map((minutes) => ({
                    value: String(minutes),
                    label: minutes === 0 ? say.noDelay() : say.minutes({ minutes }),
                  }))}
              />
            </SettingRow>
            <SettingRow label={say.resultsOfBoards()} hint={say.resultsOfBoardsHint()}>
              <Select
                bare
                label={say.resultsOfBoards()}
                value={boardResults}
                onChoose={(chosen) => set({ boardResults: chosen })}
                choices={[
                  { value: 'never', label: say.waitForMe() },
                  { value: 'agreed', label: say.countWhenAgreed() },
                  { value: 'always', label: say.countAtOnce() },
                ]}
              />
            </SettingRow>
          </div>
          <p className={styles.note}>
            {boardDelay > 0 ? say.visitorsRead({ minutes: boardDelay }) : say.visitorsReadAtOnce()}{' '}
            {sources.some(({ kind }) => kind !== 'push') && boardDelay > 0 && say.sourceIsPublic()}
          </p>
        </>
      )}
      {isAdding && <SourceDialog {...props} onClose={() => add(false)} />}
    </Panel>
  )
}

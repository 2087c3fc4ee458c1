import * as say from '#words/seasonDesk.js'
import { useQuery } from '@tanstack/react-query'
import { seasonQueries } from '../../api/seasons.ts'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** Every change of the season and of its league, the newest first; each can be undone while nothing later rests on it. */
export function HistoryPanel({ desk: { league, season }, actions }: SeasonTabProps) {
  const { data, error, refetch } = useQuery(seasonQueries.changes(league.id, season.id))
  const local = useLocalWords()
  if (!data && !error) return <Skeleton rows={6} />
  return (
    <Panel title={say.history()}>
      {error && !data && <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState sentence={say.noChangesYet()} />}
      <ol className={styles.history}>
        {data?.map((change) => (
          <li key={`${change.of} ${change.version}`}>
            <p className={change.isUndone ? styles.undone : undefined}>
              {local(change.words)}
              {change.reason && ` ${change.reason}`}
            </p>
            <small>
              {change.by && <bdi>{change.by}</bdi>} <Time at={change.at} as="moment" />
            </small>
            {change.mayUndo && (
              <Button small disabled={actions.isBusy} onClick={() => actions.undo(change.version, change.of)}>
                {say.undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

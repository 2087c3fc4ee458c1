import * as say from '#words/festivalDesk.js'
import { useQuery } from '@tanstack/react-query'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import styles from '../season-desk/season-desk.module.css'
import type { FestivalTabProps } from './tab-props.ts'

/** Every change of the festival, the newest first; each can be undone while nothing later rests on it. */
export function HistoryPanel({ desk: { festival }, actions }: FestivalTabProps) {
  const { data, error, refetch } = useQuery(festivalDeskQueries.changes(festival.id))
  const local = useLocalWords()
  if (!data && !error) return <Skeleton rows={6} />
  return (
    <Panel title={say.history()}>
      {error && !data && <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />}
      <ol className={styles.history}>
        {data?.map((change) => (
          <li key={change.version}>
            <p className={change.isUndone ? styles.undone : undefined}>
              {local(change.words)}
              {change.reason && ` ${change.reason}`}
            </p>
            <small>
              {change.by && <bdi>{change.by}</bdi>} <Time at={change.at} as="moment" />
            </small>
            {change.mayUndo && (
              <Button small disabled={actions.isBusy} onClick={() => actions.undo(change.version)}>
                {say.undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import layout from '../../styles/layout.module.css'
import type { HistoryEntry } from '../../api/desk.ts'
import { useMe } from '../../api/session.ts'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { DeskActions } from './use-desk.ts'
import styles from './just-done.module.css'

const MOST = 6

export function JustDone({ id, changes, actions }: { id: string; changes: HistoryEntry[]; actions: DeskActions }) {
  if (changes.length === 0) return null
  return (
    <Panel
      title="Just done"
      action={
        <Link className={layout.link} to={managePath(id, 'history')}>
          History
        </Link>
      }
    >
      <ChangeLog changes={changes.slice(0, MOST)} actions={actions} />
    </Panel>
  )
}

export function ChangeLog({ changes, actions }: { changes: HistoryEntry[]; actions: DeskActions }) {
  const me = useMe()
  const local = useLocalWords()
  return (
    <ol className={styles.log}>
      {changes.map(({ version, at, words, by, source, reason, isUndone, mayUndo, undoes, isRedo }) => (
        <li key={version} className={classes(isUndone && styles.undone)}>
          <Time at={at} as="moment" />
          <span>
            {undoes !== null && (isRedo ? 'Redone: ' : 'Undone: ')}
            <Unbroken words={local(words)} />
            <small>
              {by === me?.username ? 'you' : (by ?? SOURCES[source])}
              {reason && `: ${reason}`}
            </small>
          </span>
          {isUndone ? (
            <small>{undoes === null ? 'undone' : 'redone'}</small>
          ) : (
            mayUndo && (
              <button type="button" disabled={actions.isBusy} onClick={() => void actions.undo(version)}>
                {undoes === null ? 'Undo' : 'Redo'}
                <span className={layout.heard}> {local(words)}</span>
              </button>
            )
          )}
        </li>
      ))}
    </ol>
  )
}

const SOURCES: Record<HistoryEntry['source'], string> = {
  director: 'director',
  captain: 'captain',
  player: 'player',
  helper: 'helper',
  import: 'import',
  chessCom: 'Chess.com',
  lichess: 'Lichess',
}

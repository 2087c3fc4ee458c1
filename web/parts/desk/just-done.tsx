import * as ofBoards from '#words/boardFeeds.js'
import * as say from '#words/desk.js'
import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import layout from '../../styles/layout.module.css'
import type { HistoryEntry } from '../../api/desk.ts'
import { useMe } from '../../api/session.ts'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { DeskActions } from './use-desk.ts'
import styles from './just-done.module.css'

const MOST = 6

export function JustDone({ id, changes, actions }: { id: string; changes: HistoryEntry[]; actions: DeskActions }) {
  if (changes.length === 0) return null
  return (
    <Panel
      title={say.justDone()}
      action={
        <Link className={layout.link} to={managePath(id, 'history')}>
          {say.historyLink()}
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
            {undoes === null ? (
              <bdi>
                <Unbroken words={local(words)} />
              </bdi>
            ) : (
              <T of={(isRedo ? say.redoneChange : say.undoneChange)({ change: <Unbroken words={local(words)} /> })} />
            )}
            <small>{authorText(by === me?.username ? undefined : (by ?? SOURCES[source]()), reason)}</small>
          </span>
          {isUndone ? (
            <small>{undoes === null ? say.wasUndone() : say.wasRedone()}</small>
          ) : (
            mayUndo && (
              <button type="button" disabled={actions.isBusy} onClick={() => void actions.undo(version)}>
                {undoes === null ? say.undoAct() : say.redoAct()}
                <span className={layout.heard}> {local(words)}</span>
              </button>
            )
          )}
        </li>
      ))}
    </ol>
  )
}

/** Who made a change, undefined for the reader, and why. */
function authorText(by: string | undefined, reason: string | null | undefined): string {
  if (!reason) return by ?? say.byYou()
  return by === undefined ? say.byYouBecause({ reason }) : say.byBecause({ by, reason })
}

const SOURCES: Record<HistoryEntry['source'], () => string> = {
  director: say.sourceDirector,
  captain: say.sourceCaptain,
  player: say.sourcePlayer,
  helper: say.sourceHelper,
  import: say.sourceImport,
  boards: ofBoards.sourceBoards,
  chessCom: () => 'Chess.com',
  lichess: () => 'Lichess',
}

import * as say from '#words/waiting.js'
import * as sayCommon from '#words/common.js'
import type { ReactNode } from 'react'
import type { WaitingChange } from '../../offline/queue.ts'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import { WIFI_OFF } from '../desk/icons.ts'
import styles from '../desk/waiting-changes.module.css'

/** Changes that were stored by an earlier version of the site have no words. */
const unnamed = say.unnamedChange

/** Changes that wait to be sent, closed at first; renders nothing when there are none. */
export function WaitingChanges({ title, about, waiting, onUndo }: WaitingProps) {
  if (waiting.length === 0) return null
  return (
    <details className={styles.waiting}>
      <summary>
        <Icon of={WIFI_OFF} />
        <b>{title}</b>
        <span>{about}</span>
      </summary>
      <ol>
        {waiting.map(({ key, words, isUnwanted }) => (
          <li key={key}>
            <span dir="auto">{words ?? unnamed()}</span>
            {isUnwanted && <small>{say.tagToBeUndone()}</small>}
            {!isUnwanted && onUndo && (
              <button type="button" onClick={() => onUndo(key)}>
                {sayCommon.undo()}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

interface WaitingProps {
  title: string
  about: string
  waiting: readonly Pick<WaitingChange, 'key' | 'words' | 'isUnwanted'>[]
  /** Absent where a change can’t be undone before it is sent. */
  onUndo?: ((key: string) => void) | undefined
}

/** Results that the server refused, each with its reason and what can be done; renders nothing when there are none. */
export function RefusedResults({ refused, children }: RefusedProps) {
  if (refused.length === 0) return null
  return (
    <section className={styles.asked} aria-label={say.resultsThatWereNotSaved()}>
      <h2>
        <Icon of={CIRCLE_ALERT} />
        {say.resultsWereNotSaved({ count: refused.length })}
      </h2>
      <ul>
        {refused.map(({ key, words, refusal }) => (
          <li key={key}>
            <p>
              <b dir="auto">{words ?? unnamed()}</b> {refusal?.message}
            </p>
            <span className={styles.acts}>{children(key)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RefusedProps {
  refused: readonly WaitingChange[]
  /** The buttons for a result. */
  children: (key: string) => ReactNode
}

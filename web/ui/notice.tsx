import * as say from '#words/ui.js'
import { useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from './icon.tsx'
import { X } from './icons.ts'
import styles from './toast.module.css'

interface Notice {
  text: string
  /** An action on the notice, e.g. undo. */
  action?: { label: string; run: () => void }
}

/** Time to read the notice and to undo. */
const DURATION = 10_000

let current: Notice | undefined
let hasRoot = false
const listeners = new Set<() => void>()

/** Shows a notice at the lower edge of the window, in place of the last; undefined removes it. */
export function notify(notice: Notice | undefined): void {
  current = notice
  if (!hasRoot) {
    hasRoot = true
    // A React root of its own: the notice outlives the row or page that caused it.
    createRoot(document.body.appendChild(document.createElement('div'))).render(<NoticeBar />)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function NoticeBar() {
  const notice = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => notify(undefined), DURATION)
    return () => clearTimeout(timer)
  }, [notice])
  const action = notice?.action
  return (
    <div role="status" className={styles.place}>
      {notice && (
        <div className={styles.toast}>
          <span>{notice.text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                notify(undefined)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" aria-label={say.close()} onClick={() => notify(undefined)}>
            <Icon of={X} size={14} />
          </button>
        </div>
      )}
    </div>
  )
}

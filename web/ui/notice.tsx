import { useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from './icon.tsx'
import { X } from './icons.ts'
import styles from './toast.module.css'

interface Notice {
  text: string
  /** What can be done about it at once. */
  action?: { label: string; run: () => void }
}

/** Time to read it and to take it back. */
const DURATION = 10_000

let current: Notice | undefined
let hasRoot = false
const listeners = new Set<() => void>()

/** Tells what was just done, at the lower edge of the window; undefined takes it away. */
export function notify(notice: Notice | undefined): void {
  current = notice
  if (!hasRoot) {
    hasRoot = true
    // A root of its own: it outlives the row or page that it came from.
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
          <button type="button" aria-label="Close" onClick={() => notify(undefined)}>
            <Icon of={X} size={14} />
          </button>
        </div>
      )}
    </div>
  )
}

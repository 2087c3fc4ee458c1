import { useSyncExternalStore } from 'react'
import { isReachable } from '../api/connection.ts'
import { hasUnsavedInput } from './form-input.ts'

const KEY = 'reloaded-at'
/** A page that lacks its code after it was loaded anew is not loaded anew again. */
const QUIET = 60_000
const CHANGE_EVENT = 'kibitz:outdated'

let isOutdated = false

/** Whether the site has changed under a page that waits for its reader to save what they wrote. */
export const useIsOutdated = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      addEventListener(CHANGE_EVENT, changed)
      return () => removeEventListener(CHANGE_EVENT, changed)
    },
    () => isOutdated,
    () => false,
  )

/**
 * Loads the page anew where the site answers, but has its code no more: a newer version has taken its place. The browser keeps
 * the reader's. Once, and never under unsaved input: then its reader is told instead.
 */
export async function reloadOnce(): Promise<void> {
  if (!(await isReachable())) return
  if (Array.from(document.forms).some((form) => !form.hasAttribute('action') && hasUnsavedInput(form, undefined))) {
    isOutdated = true
    dispatchEvent(new Event(CHANGE_EVENT))
  } else if (mayReload()) location.reload()
}

/** Without storage nobody knows whether it was done before, so it is not done. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < QUIET) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

import { useSyncExternalStore } from 'react'
import { isReachable } from '../api/connection.ts'
import { hasUnsavedInput } from './form-input.ts'

const KEY = 'reloaded-at'
/** If code is still missing after a reload, don't reload again within this time. */
const QUIET = 60_000
const CHANGE_EVENT = 'kibitz:outdated'

let isOutdated = false

/** Whether a new version is deployed, but the page has unsaved input and was not reloaded. */
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
 * Reloads the page where the site answers but has its code no more, after a deployment. At most once, and never over
 * unsaved input: then the reader is told instead.
 */
export async function reloadOnce(): Promise<void> {
  if (!(await isReachable())) return
  if (Array.from(document.forms).some((form) => !form.hasAttribute('action') && hasUnsavedInput(form, undefined))) {
    isOutdated = true
    dispatchEvent(new Event(CHANGE_EVENT))
  } else if (mayReload()) location.reload()
}

/** Without session storage a reload loop could not be detected, so there is no reload. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < QUIET) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

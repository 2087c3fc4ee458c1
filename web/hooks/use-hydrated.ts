import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is rendered at the edge and hydrated: until then it must not depend on what only this browser
 * knows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is the browser's own by now. While it is being rendered at the edge and taken over it must show what
 * anybody may see; what only this browser knows comes after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

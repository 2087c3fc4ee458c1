import { Suspense, useState } from 'react'
import { useHasSession } from '../../api/session.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { useServed } from '../../served.ts'
import styles from './own-home.module.css'

const OwnHome = optionalView(import.meta.env.SSR ? undefined : async () => (await import('./own-home.tsx')).OwnHome, {
  edge: false,
})

/** Reserves the room of `OwnHome` for readers with a session or stars; the content comes after hydration. */
export function OwnHomeSlot() {
  const served = useServed()
  const hasSession = useHasSession()
  const hasStars = useStars().size > 0
  const isAlive = useHydrated()
  // A page served without this room does not add it after hydration, which would shift the page. The next visit has it.
  const [hasRoom] = useState(!served || served.hasSession || served.hasStars)
  if (!hasRoom || !(hasSession || (served ? served.hasStars : hasStars))) return null
  return (
    <div className={styles.slot}>
      {isAlive && (
        <Suspense>
          <OwnHome />
        </Suspense>
      )}
    </div>
  )
}

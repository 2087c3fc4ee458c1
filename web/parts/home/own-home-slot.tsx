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

/** Room for what is on for the reader, where they are signed in or have stars; it’s filled once the page is alive. */
export function OwnHomeSlot() {
  const served = useServed()
  const hasSession = useHasSession()
  const hasStars = useStars().size > 0
  const isAlive = useHydrated()
  // A page that came without the room doesn’t make it once it is alive: all of it would move. The next visit has it.
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

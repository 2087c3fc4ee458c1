import * as say from '#words/shell.js'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { hasSession } from '../api/session.ts'
import { readLocalStorage } from '../hooks/use-local-storage.ts'
import { optionalView } from '../navigation/lazy-view.tsx'
import { Expendable } from '../ui/expendable.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

const FloatingPanels = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./floating-panels.tsx')).FloatingPanels,
  { edge: false },
)

/** Visitors get time to look around before they are asked for feedback. */
const PANELS_DELAY = 5000

export function Layout({ at, children }: { at: string; children: ReactNode }) {
  const [showsPanels, setShowsPanels] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () => setShowsPanels(hasSession() || readLocalStorage('feedback-prompt') === null),
      PANELS_DELAY,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {say.skipToContent()}
      </a>
      <Expendable at={at}>
        <Header at={at} />
      </Expendable>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Expendable at={at}>
        <Footer />
      </Expendable>
      {showsPanels && (
        <Expendable at={at}>
          <Suspense>
            <FloatingPanels />
          </Suspense>
        </Expendable>
      )}
    </div>
  )
}

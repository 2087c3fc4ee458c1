import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { hasSession } from '../api/session.ts'
import { stored } from '../hooks/use-stored.ts'
import { Boundary } from './boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Waiting } from './waiting.tsx'
import styles from './layout.module.css'

const Late = lazy(async () => ({ default: (await import('./late.tsx')).Late }))

/** Nobody is asked before they had a look. */
const LOOK = 5000

/** Header, page, footer. A page that waits shows a skeleton, one that fails says so; the rest stays. */
export function Layout({ at, children }: { at: string; children: ReactNode }) {
  const [asks, ask] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => ask(hasSession() || stored('feedback-prompt') === null), LOOK)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header at={at} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Boundary at={at} what="This page did not load">
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </Boundary>
      </main>
      <Footer />
      {asks && (
        <Suspense>
          <Late />
        </Suspense>
      )}
    </div>
  )
}

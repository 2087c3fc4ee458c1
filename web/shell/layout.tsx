import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { hasSession } from '../api/session.ts'
import { stored } from '../hooks/use-stored.ts'
import { optionalView } from '../navigation/lazy-view.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TitleAnnouncer } from './title-announcer.tsx'
import styles from './layout.module.css'

const Late = optionalView(async () => (await import('./late.tsx')).Late)

/** Nobody is asked before they had a look. */
const LOOK = 5000

/** Header, page, footer. */
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
        {children}
      </main>
      <Footer />
      <TitleAnnouncer />
      {asks && (
        <Suspense>
          <Late />
        </Suspense>
      )}
    </div>
  )
}

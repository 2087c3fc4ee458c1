import { Suspense, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Waiting } from './waiting.tsx'
import styles from './layout.module.css'

/** Header, page, footer. A page that waits shows a skeleton, one that fails says so; the rest stays. */
export function Layout({ at, children }: { at: string; children: ReactNode }) {
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
    </div>
  )
}

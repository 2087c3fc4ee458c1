import * as say from '#words/shell.js'
import { Suspense, type ReactNode } from 'react'
import { optionalView } from '../navigation/lazy-view.tsx'
import { ButtonLink } from '../ui/button.tsx'
import layout from '../styles/layout.module.css'
import styles from './error-page.module.css'

// Optional: an error page must work when nothing else loads.
const LostKnight = optionalView(async () => (await import('./lost-knight.tsx')).LostKnight)

/** A full-page error: what happened, in a sentence or two, and ways out. */
export function ErrorPage({ title, children, button }: { title: string; children: ReactNode; button?: ReactNode }) {
  return (
    <div className={`${layout.wrap} ${styles.lost}`}>
      <div className={styles.drawing}>
        <Suspense>
          <LostKnight />
        </Suspense>
      </div>
      <h1>{title}</h1>
      <p>{children}</p>
      <div className={styles.ways}>
        {button}
        <ButtonLink href="/" look={button ? 'default' : 'primary'}>
          {say.goToHomePage()}
        </ButtonLink>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './tabs.module.css'

export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

export function Tab({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <Link to={href} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
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
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current) scrollIntoBar(link.current)
  }, [current])
  return (
    <Link ref={link} to={href} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Centres a tab that its bar cuts off; `scrollIntoView` would also scroll the page. */
function scrollIntoBar(link: HTMLAnchorElement | null): void {
  const bar = link?.parentElement
  if (!link || !bar) return
  const [own, all] = [link.getBoundingClientRect(), bar.getBoundingClientRect()]
  if (own.left < all.left || own.right > all.right) bar.scrollLeft += (own.left + own.right - all.left - all.right) / 2
}

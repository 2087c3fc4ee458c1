import { SITE } from '../site.ts'
import { DISCORD, YOUTUBE } from '../ui/brands.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './social.module.css'

const MARKS = { discord: DISCORD, youtube: YOUTUBE }

/** Where else the site is. */
export function Social() {
  return (
    <ul className={styles.social}>
      {SITE.social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} rel="external noopener me" aria-label={`${SITE.name} on ${name}`} title={name}>
            <Icon of={MARKS[icon]} filled />
          </a>
        </li>
      ))}
    </ul>
  )
}

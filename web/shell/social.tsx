import * as say from '#words/shell.js'
import { SITE } from '../site.ts'
import styles from './social.module.css'

/** The icons (Simple Icons, CC0) are in index.html, once for the header and its menu. */
export function Social() {
  return (
    <ul className={styles.social}>
      {SITE.social.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="external noopener me"
            aria-label={say.siteOnNetwork({ site: SITE.name, network: name })}
            title={name}
          >
            <svg width={16} height={16} aria-hidden="true">
              <use href={`#mark-${icon}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

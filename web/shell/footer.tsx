import { SITE } from '../site.ts'
import { Preferences } from './preferences.tsx'
import layout from '../styles/layout.module.css'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${styles.bar}`}>
        <nav className={styles.links} aria-label="Footer">
          <a href="/contact#feedback">Feedback</a>
          <a href="/community">Community</a>
          <a href="/privacy">Privacy</a>
          <a href="/tos">Terms of Service</a>
        </nav>
        <Preferences />
        <p className={styles.end}>
          <span>
            © {SITE.since} {SITE.name}
          </span>
          <span>Version {__VERSION__}</span>
        </p>
      </div>
    </footer>
  )
}

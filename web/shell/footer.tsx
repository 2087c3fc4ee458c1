import { Link } from 'react-router-dom'
import { SITE } from '../site.ts'
import { LanguageLinks } from './language-links.tsx'
import { Preferences } from './preferences.tsx'
import layout from '../styles/layout.module.css'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${styles.bar}`}>
        <nav className={styles.links} aria-label="Footer">
          <Link to="/contact#feedback">Feedback</Link>
          <Link to="/community">Community</Link>
          <Link to="/manual">Manual</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/tos">Terms of Service</Link>
        </nav>
        <Preferences />
        <LanguageLinks />
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

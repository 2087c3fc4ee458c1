import * as say from '#words/shell.js'
import { footerLink as checkReport } from '#words/checker.js'
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
        <nav className={styles.links} aria-label={say.footer()}>
          <Link to="/contact#feedback">{say.feedback()}</Link>
          <Link to="/community">{say.community()}</Link>
          <Link to="/manual">{say.manual()}</Link>
          <Link to="/s">{say.leagues()}</Link>
          <Link to="/check">{checkReport()}</Link>
          <Link to="/privacy">{say.privacy()}</Link>
          <Link to="/tos">{say.termsOfService()}</Link>
        </nav>
        <Preferences />
        <LanguageLinks />
        <p className={styles.end}>
          <span>
            © {SITE.since} {SITE.name}
          </span>
          <span>{say.version({ version: __VERSION__ })}</span>
        </p>
      </div>
    </footer>
  )
}

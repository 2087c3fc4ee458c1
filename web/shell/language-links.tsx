import { useLocation } from 'react-router-dom'
import * as say from '#words/language.js'
import { hasLanguages, languageLinks } from './languages.ts'
import styles from './language-links.module.css'

/** This page in all languages. Each is a build of its own, so a link loads its page anew. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  if (!hasLanguages()) return null
  return (
    <nav className={styles.links} aria-label={say.language()}>
      {languageLinks(pathname + search).map(({ tag, name, isCurrent, link }) => (
        <a key={tag} {...link} aria-current={isCurrent || undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

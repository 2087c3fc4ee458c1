import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { languageTag } from '#words/formats.js'
import * as say from '#words/language.js'
import { Icon } from '../ui/icon.tsx'
import { CHECK, GLOBE } from '../ui/icons.ts'
import { Popover } from '../ui/popover.tsx'
import { hasLanguages, languageLinks } from './languages.ts'
import button from '../ui/button.module.css'
import styles from './language-menu.module.css'

/** The header’s menu of languages on a wide screen. */
export function LanguageMenu() {
  const id = useId()
  const { pathname, search } = useLocation()
  if (!hasLanguages()) return null
  const label = `${say.language()}: ${languageTag()}`
  return (
    <div className={styles.wide}>
      <button type="button" className={button.icon} aria-label={label} title={say.language()} popoverTarget={id}>
        <Icon of={GLOBE} size={16} />
      </button>
      <Popover key={pathname} id={id}>
        <nav className={styles.menu} aria-label={say.language()}>
          {languageLinks(pathname + search).map(({ tag, name, isCurrent, link }) => (
            <a key={tag} {...link} aria-current={isCurrent || undefined}>
              {name}
              {isCurrent && <Icon of={CHECK} size={14} />}
            </a>
          ))}
        </nav>
      </Popover>
    </div>
  )
}

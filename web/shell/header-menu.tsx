import * as say from '#words/shell.js'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { openSearch } from '../parts/search/search-button.tsx'
import { SITE } from '../site.ts'
import { ARROW_UP_RIGHT, EXTERNAL_LINK, MENU, SEARCH } from '../ui/icons.ts'
import { Icon } from '../ui/icon.tsx'
import { Popover } from '../ui/popover.tsx'
import { hasLanguages, languageLinks } from './languages.ts'
import { Social } from './social.tsx'
import { WAYS } from './ways.ts'
import button from '../ui/button.module.css'
import styles from './header-menu.module.css'

/** The header's links on a narrow screen; a click on one closes the menu. */
export function HeaderMenu({ at }: { at: string }) {
  const id = useId()
  return (
    <div className={styles.narrow}>
      <button type="button" className={button.icon} aria-label={say.menu()} popoverTarget={id}>
        <Icon of={MENU} size={20} />
      </button>
      <Popover key={at} id={id}>
        <nav className={styles.menu} aria-label={say.menu()}>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={openSearch}>
            <Icon of={SEARCH} />
            {say.search()}
          </button>
          {WAYS.map(([path, name, icon]) => (
            <NavLink key={path} to={path}>
              <Icon of={icon} />
              {name()}
            </NavLink>
          ))}
          <a href={SITE.about} rel="external noopener">
            <Icon of={EXTERNAL_LINK} />
            {say.about()}
            <Icon of={ARROW_UP_RIGHT} />
          </a>
          <div className={styles.social}>
            <Social />
          </div>
          {hasLanguages() && (
            <div className={styles.languages}>
              {languageLinks(at).map(({ tag, name, isCurrent, link }) => (
                <a key={tag} {...link} aria-current={isCurrent || undefined}>
                  {name}
                </a>
              ))}
            </div>
          )}
        </nav>
      </Popover>
    </div>
  )
}

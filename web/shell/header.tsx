import * as say from '#words/shell.js'
import { Link, NavLink } from 'react-router-dom'
import { parsePath } from '#core/addresses/parse-path.ts'
import { SITE } from '../site.ts'
import { SearchButton } from '../parts/search/search-button.tsx'
import { ARROW_UP_RIGHT } from '../ui/icons.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Account } from './account.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { Social } from './social.tsx'
import { useAnyLive } from './use-any-live.ts'
import { useScrolled } from './use-scrolled.ts'
import { WAYS } from './ways.ts'
import layout from '../styles/layout.module.css'
import styles from './header.module.css'

/** The site's header; lower once the page is scrolled. */
export function Header({ at }: { at: string }) {
  const scrolled = useScrolled()
  const live = useAnyLive(parsePath(at))
  return (
    <header className={classes(styles.header, scrolled && styles.small)}>
      <div className={`${layout.wrap} ${styles.bar}`}>
        <Link className={styles.brand} to="/" aria-label={say.siteHome({ name: SITE.name })}>
          <Logo live={live} />
          {SITE.name}
        </Link>
        <nav className={styles.nav} aria-label={say.main()}>
          {WAYS.map(([path, name]) => (
            <NavLink key={path} to={path}>
              {name()}
            </NavLink>
          ))}
          <a href={SITE.about} rel="external noopener">
            {say.about()} <Icon of={ARROW_UP_RIGHT} size={14} />
          </a>
        </nav>
        <div className={styles.end}>
          <SearchButton />
          <Social />
          <LanguageMenu />
          <Account at={at} />
          <HeaderMenu at={at} />
        </div>
      </div>
    </header>
  )
}

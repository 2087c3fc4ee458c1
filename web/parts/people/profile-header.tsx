import * as say from '#words/people.js'
import { useState, type ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { nameColour, initials } from '#core/text/initials.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { safePictureUrl } from './picture-url.ts'
import styles from './profile-header.module.css'

export function ProfileHeader({ name, mark, meta, logo, background, action, tabs }: ProfileHeaderProps) {
  return (
    <div data-tournament="" style={{ '--tournament': nameColour(name) }}>
      <div className={styles.cover}>
        <Picture key={background} src={safePictureUrl(background)} />
      </div>
      <header className={styles.head}>
        <div className={layout.wrap}>
          <div className={styles.who}>
            <span className={styles.avatar} aria-hidden="true">
              {initials(name)}
              <Picture key={logo} src={safePictureUrl(logo)} />
            </span>
            <div className={styles.words}>
              <h1>
                <bdi>{name}</bdi>
                {mark}
              </h1>
              <p className={styles.meta}>{meta}</p>
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </div>
          <Tabs label={say.profile()}>
            {tabs.map(({ word, ...tab }) => (
              <Tab key={tab.href} {...tab}>
                {word}
              </Tab>
            ))}
          </Tabs>
        </div>
      </header>
    </div>
  )
}

interface ProfileHeaderProps {
  name: string
  mark?: ReactNode
  meta: ReactNode
  logo?: string | null
  background?: string | null
  /** The main action of the profile. */
  action?: ReactNode
  tabs: { href: string; current: boolean; word: string }[]
}

/** A user's picture. When it fails to load, the crest under it stays visible. */
function Picture({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed) return null
  return <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
}

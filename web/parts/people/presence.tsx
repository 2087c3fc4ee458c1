import * as say from '#words/people.js'
import { Icon } from '../../ui/icon.tsx'
import { BADGE_CHECK } from './icons.ts'
import styles from './presence.module.css'

/** Whether a user is online: a labelled dot, with `words` a visible word too. */
export function Presence({ online, words = false }: { online: boolean; words?: boolean }) {
  const word = online ? say.isOnline() : say.isOffline()
  if (words) {
    return (
      <span className={styles.words}>
        <i className={styles.dot} data-online={online} />
        {word}
      </span>
    )
  }
  return <i className={styles.dot} data-online={online} role="img" aria-label={word} title={word} />
}

export function Licence({ large = false }: { large?: boolean }) {
  return (
    <span className={styles.licence} role="img" aria-label={say.isLicensed()} title={say.isLicensed()}>
      <Icon of={BADGE_CHECK} size={large ? 20 : 16} />
    </span>
  )
}

import * as say from '#words/account.js'
import { T } from '../../ui/t.tsx'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { useMe } from '../../api/session.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './verify-first.module.css'

/** Before a form is filled in: what it needs, with a link; nothing if the email address is verified. */
export function VerifyFirst() {
  const me = useMe()
  if (!me || me.isVerified) return null
  return (
    <div className={styles.first}>
      <MessageBar kind="warn">
        <T
          of={say.verifyToCreate({
            link: (text) => <Link to={profilePath('@', me.username, 'accounts')}>{text}</Link>,
          })}
        />
      </MessageBar>
    </div>
  )
}

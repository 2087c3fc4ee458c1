import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/people/profile.ts'
import { removeAccount, showAccount, updateEmail } from '../../api/profile.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './account-row.module.css'

/** One of the own accounts elsewhere: what it is called, how far it is proven, and what can be done with it. */
export function AccountRow({ account, children }: { account: Account; children?: ReactNode }) {
  const { id, name, username, verified, permanent, canLink, public: isPublic } = account
  const cache = useQueryClient()
  const done = () => void cache.invalidateQueries()
  const removal = useAct(removeAccount, done)
  const shown = useAct(
    (given: boolean) => (id === 'email' ? updateEmail({ public: given }) : showAccount({ id, isPublic: given })),
    done,
  )
  const fault = removal.fault ?? shown.fault
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        {username && <span dir="auto">{username}</span>}
      </div>
      <span className={verified ? styles.ok : styles.badge}>
        {verified ? 'Verified' : canLink ? 'Available' : 'Pending'}
      </span>
      {verified && (
        <Switch checked={isPublic} onSwitch={(given) => void shown.run(given)}>
          Shown to others
        </Switch>
      )}
      {!canLink && !permanent && (
        <Button small disabled={removal.busy} onClick={() => void removal.run(id)}>
          {verified ? 'Remove' : 'Cancel'}
        </Button>
      )}
      {children && <div className={styles.more}>{children}</div>}
      {fault && (
        <div className={styles.more}>
          <MessageBar kind="bad">{fault}</MessageBar>
        </div>
      )}
    </li>
  )
}

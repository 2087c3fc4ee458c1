import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import type { ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/rows/profile.ts'
import { removeAccount, setAccountPublic, updateEmail } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './account-row.module.css'

/** Accounts whose visibility can be chosen; a Facebook account is never public. */
type ShownAccount = Exclude<Account['id'], 'facebook'>

/** `isUndecided`: instead of the switch, its children ask whether the account is shown. */
export function AccountRow({ account, isUndecided = false, children }: AccountRowProps) {
  const { id, name, username, verified, permanent, canLink, public: isPublic } = account
  const cache = useQueryClient()
  const onSuccess = () => void cache.invalidateQueries()
  const removal = useMutation({ mutationFn: removeAccount, onSuccess })
  const shown = useMutation({
    mutationFn: ({ of, isShown }: { of: ShownAccount; isShown: boolean }) =>
      of === 'email' ? updateEmail({ public: isShown }) : setAccountPublic(of, isShown),
    onSuccess,
  })
  const error = removal.error ?? shown.error
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        {username && <span dir="auto">{username}</span>}
      </div>
      <span className={verified ? styles.ok : styles.badge}>
        {verified ? say.accountVerified() : canLink ? say.accountAvailable() : say.accountPending()}
      </span>
      {verified && id !== 'facebook' && !isUndecided && (
        <Switch checked={isPublic} onSwitch={(isShown) => shown.isPending || shown.mutate({ of: id, isShown })}>
          {say.showOnMyProfile()}
        </Switch>
      )}
      {!canLink && !permanent && (
        <Button small disabled={removal.isPending} onClick={() => removal.mutate(id)}>
          {verified ? sayCommon.remove() : sayCommon.cancel()}
        </Button>
      )}
      {children && <div className={styles.more}>{children}</div>}
      {error && (
        <div className={styles.more}>
          <MessageBar kind="bad">{error.message}</MessageBar>
        </div>
      )}
    </li>
  )
}

interface AccountRowProps {
  account: Account
  isUndecided?: boolean
  children?: ReactNode
}

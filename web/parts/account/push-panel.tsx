import * as say from '#words/account.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/client.ts'
import { pushQueries, subscribe, unsubscribe } from '../../api/push.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './settings-form.module.css'

const isOffered = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Switches push notifications in this browser. Renders nothing where the deployment has no push key. */
export function PushPanel() {
  const cache = useQueryClient()
  const { data } = useQuery(pushQueries.push())
  const { data: own } = useQuery({ ...pushQueries.own(), enabled: isOffered() })
  const publicKey = data?.publicKey
  const { mutate, isPending, error } = useMutation({
    mutationFn: (key: string | undefined) => (key ? subscribe(key) : unsubscribe()),
    // Browsers throw errors of their own when the user blocks notifications.
    throwOnError: false,
    onSettled: () => cache.invalidateQueries({ queryKey: pushQueries.push().queryKey }),
  })
  if (!publicKey) return null
  return (
    <Panel title={say.notifications()}>
      <div className={styles.form}>
        {isOffered() ? (
          <Switch checked={Boolean(own)} onSwitch={(on) => isPending || mutate(on ? publicKey : undefined)}>
            {say.notifyMeInThisBrowser()}
          </Switch>
        ) : (
          <p>{say.notificationsUnsupported()}</p>
        )}
        {error && (
          <MessageBar kind="bad">{error instanceof ApiError ? error.message : say.notificationsBlocked()}</MessageBar>
        )}
      </div>
    </Panel>
  )
}

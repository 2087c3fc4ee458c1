import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '../../api/client.ts'
import { pushQueries, subscribe, unsubscribe } from '../../api/push.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './settings-form.module.css'

const isOffered = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window
const BLOCKED = 'This browser does not allow notifications of this site. Allow them in its settings first.'

/** Whether this browser tells what is new while the site is closed; nothing where the deployment sends no pushes. */
export function PushPanel() {
  const cache = useQueryClient()
  const { data } = useQuery(pushQueries.push())
  const { data: own } = useQuery({ ...pushQueries.own(), enabled: isOffered() })
  const [isBusy, busy] = useState(false)
  const [fault, complain] = useState<string>()
  const publicKey = data?.publicKey
  if (!publicKey) return null

  const set = async (on: boolean): Promise<void> => {
    busy(true)
    complain(undefined)
    try {
      await (on ? subscribe(publicKey) : unsubscribe())
    } catch (problem) {
      complain(problem instanceof Refusal ? problem.message : BLOCKED)
    }
    await cache.invalidateQueries({ queryKey: pushQueries.push().queryKey })
    busy(false)
  }
  return (
    <Panel title="Notifications">
      <div className={styles.form}>
        {isOffered() ? (
          <Switch checked={Boolean(own)} onSwitch={(on) => void (isBusy || set(on))}>
            Tell me in this browser when my pairing is out
          </Switch>
        ) : (
          <p>This browser cannot show notifications while the site is closed.</p>
        )}
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
      </div>
    </Panel>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserProfile } from '#core/rows/profile.ts'
import { updateSetting } from '../../api/profile.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './settings-form.module.css'

/** Whether requests to a director, and the answers to one's own, come by email too. */
export function EmailPanel({ user }: { user: UserProfile }) {
  const cache = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (emailRequests: boolean) => updateSetting({ emailRequests }),
    onSettled: () => cache.invalidateQueries(),
  })
  const isVerified = user.emailMeta?.['verified'] === true
  const isOn = isPending ? variables : user.emailMeta?.['requests'] === true
  return (
    <Panel title="Email">
      <div className={styles.form}>
        <Switch checked={isOn} onSwitch={(on) => isPending || mutate(on)}>
          Email me requests and answers
        </Switch>
        <p>
          {isVerified
            ? 'Requests to join, claims and game links in tournaments you direct, and answers to yours.'
            : 'Verify your email address first: emails go to verified addresses only.'}
        </p>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
    </Panel>
  )
}

import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import * as sayLetters from '#words/letterChoices.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserProfile } from '#core/rows/profile.ts'
import { updateSetting } from '../../api/profile.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './settings-form.module.css'

/** Switches for emails about requests and their answers, and about the user's own pairings and results. */
export function EmailPanel({ user }: { user: UserProfile }) {
  const cache = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (setting: { emailRequests?: boolean; emailRounds?: boolean; emailResults?: boolean }) =>
      updateSetting(setting),
    onSettled: () => cache.invalidateQueries(),
  })
  const isVerified = user.emailMeta?.['verified'] === true
  const asked = isPending ? variables : undefined
  const hasRequests = asked?.emailRequests ?? user.emailMeta?.['requests'] === true
  const hasResults = asked?.emailResults ?? user.emailMeta?.['results'] === true
  const hasRounds = asked?.emailRounds ?? user.emailMeta?.['rounds'] === true
  return (
    <Panel title={sayCommon.email()}>
      <div className={styles.form}>
        <Switch checked={hasRequests} onSwitch={(on) => isPending || mutate({ emailRequests: on })}>
          {say.emailMeRequestsAndAnswers()}
        </Switch>
        <p>{isVerified ? say.requestsAndAnswers() : say.verifyToReceive()}</p>
        <Switch checked={hasRounds} onSwitch={(on) => isPending || mutate({ emailRounds: on })}>
          {say.emailMeMyPairings()}
        </Switch>
        <p>{say.roundNewsHint()}</p>
        <Switch checked={hasResults} onSwitch={(on) => isPending || mutate({ emailResults: on })}>
          {sayLetters.emailMeMyResults()}
        </Switch>
        <p>{sayLetters.myResultsHint()}</p>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
    </Panel>
  )
}

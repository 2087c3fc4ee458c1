import * as say from '#words/account.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endSessions, sessionListQuery } from '../../api/profile.ts'
import { forgetSession } from '../../api/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import rows from './account-row.module.css'
import styles from './settings-form.module.css'

export function SessionsPanel() {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data, error } = useQuery(sessionListQuery())
  const one = useMutation({
    mutationFn: (id: string) => endSessions(id),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionListQuery().queryKey }),
  })
  const all = useMutation({
    mutationFn: () => endSessions(),
    async onSuccess() {
      await forgetSession(cache)
      await navigate('/', { replace: true })
    },
  })
  const fault = error ?? one.error ?? all.error
  return (
    <Panel title={say.sessions()} count={data?.length}>
      <ul className={rows.rows}>
        {data?.map(({ id, device, createdAt, seenAt, isCurrent }) => (
          <li key={id} className={rows.row}>
            <div className={rows.what}>
              <b>{device || say.unknownBrowser()}</b>
              <span>
                <T
                  of={say.lastUsedSince({
                    seen: <Time at={seenAt} as="moment" />,
                    created: <Time at={createdAt} as="day" />,
                  })}
                />
              </span>
            </div>
            {isCurrent ? (
              <span className={rows.ok}>{say.thisBrowser()}</span>
            ) : (
              <Button small disabled={one.isPending} onClick={() => one.mutate(id)}>
                {say.signOut()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        <div className={styles.acts}>
          <Button disabled={all.isPending} onClick={() => all.mutate()}>
            {say.signOutEverywhere()}
          </Button>
        </div>
        {fault && <MessageBar kind="bad">{fault.message}</MessageBar>}
      </div>
    </Panel>
  )
}

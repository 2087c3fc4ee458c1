import * as say from '#words/deskSettings.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MAX_TYPED_USERNAME } from '#core/limits/profile.ts'
import { addDeputy, removeDeputy } from '../../../api/removal.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { invitedOf } from './invited-staff.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './people-panel.module.css'

/** Other directors of the tournament, besides its organiser. */
export function DeputiesPanel({ id, snapshot, facts }: TabProps) {
  const cache = useQueryClient()
  const [username, setUsername] = useState('')
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKeys.desk(id) })
  const adding = useMutation({
    mutationFn: (typed: string) => addDeputy(id, typed.trim()),
    // The next name may have been typed meanwhile.
    onSuccess: (_answer, typed) => setUsername((now) => (now === typed ? '' : now)),
    onSettled,
  })
  const removing = useMutation({ mutationFn: (who: string) => removeDeputy(id, who), onSettled })
  const error = adding.error ?? removing.error
  const invited = invitedOf(facts, 'deputy')
  return (
    <Panel title={say.deputies()} id="deputies" count={facts.deputies.length || undefined}>
      <PanelBody>
        <div className={styles.people}>
          <p>
            {snapshot.user === null ? (
              say.onceTheyAcceptLikeAnOrganiser()
            ) : (
              <T of={say.onceTheyAcceptLike({ b: <b>{snapshot.user}</b> })} />
            )}
          </p>
          {facts.deputies.length + invited.length > 0 && (
            <ul aria-label={say.deputies()}>
              {facts.deputies.map((who) => (
                <li key={who}>
                  <b>{who}</b>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={say.removeDeputy({ who })}
                    onClick={() => removing.mutate(who)}
                  >
                    {sayCommon.remove()}
                  </Button>
                </li>
              ))}
              {invited.map(({ username: who }) => (
                <li key={who}>
                  <span>
                    <T of={say.invitedDeputy({ b: <b>{who}</b> })} />
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={say.withdrawTheInvitationOf({ who })}
                    onClick={() => removing.mutate(who)}
                  >
                    {say.withdrawInvitation()}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              adding.mutate(username)
            }}
          >
            <Field
              label={sayCommon.username()}
              required
              maxLength={MAX_TYPED_USERNAME}
              autoComplete="off"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <Button type="submit" disabled={adding.isPending || username.trim() === ''}>
              {say.inviteADeputy()}
            </Button>
          </form>
          {adding.data && !error && <MessageBar kind="ok">{adding.data.message}</MessageBar>}
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        </div>
      </PanelBody>
    </Panel>
  )
}

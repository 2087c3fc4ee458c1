import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { rangeText } from '#core/people/board-range.ts'
import { MAX_HELPER_NAME } from '#core/limits/event.ts'
import { MAX_TYPED_USERNAME } from '#core/limits/profile.ts'
import { addArbiter, addHelper, removeArbiter, removeHelper } from '../../api/helpers.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { QrCode } from '../print/qr-code.tsx'
import { invitedOf } from '../desk/settings/invited-staff.ts'
import type { TabProps } from '../desk/tab-props.ts'
import styles from './helpers.module.css'

const KINDS = [
  { value: 'helper', label: 'By a link' },
  { value: 'arbiter', label: 'By account' },
] as const

/** Settings for entering results: by players, by helpers through a link, by arbiters through their account. */
export function HelpersPanel({ id, snapshot, facts, actions }: TabProps) {
  const cache = useQueryClient()
  const isTeam = snapshot.settings.competitors === 'team'
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKeys.desk(id) })
  const [name, setName] = useState('')
  const [isArbiter, setArbiter] = useState(false)
  const [boards, setBoards] = useState(['', ''])
  const adding = useMutation({
    mutationFn: () => {
      const [fromBoard = null, toBoard = null] = boards.map((text) => (text.trim() === '' ? null : Number(text)))
      const range = { fromBoard, toBoard }
      return isArbiter
        ? addArbiter(id, { username: name.trim(), ...range })
        : addHelper(id, { name: name.trim(), ...range })
    },
    onSuccess: () => {
      setName('')
      setBoards(['', ''])
    },
    onSettled,
  })
  const removing = useMutation({
    mutationFn: (who: number | string) => (typeof who === 'number' ? removeHelper(id, who) : removeArbiter(id, who)),
    onSettled,
  })
  const error = adding.error ?? removing.error
  const invited = invitedOf(facts, 'arbiter')
  const link = adding.data && 'path' in adding.data ? `${location.origin}${adding.data.path}` : undefined
  return (
    <Panel title="Who enters results" count={facts.helpers.length || undefined}>
      <PanelBody>
        <div className={styles.helpers}>
          <Switch
            checked={snapshot.settings.allowSelfSubmissions}
            onSwitch={(on) => void actions.change({ type: 'editEvent', settings: { allowSelfSubmissions: on } })}
          >
            {snapshot.settings.competitors === 'team' ? 'Captains' : 'Players'} report their results
          </Switch>
          {facts.helpers.length + facts.arbiters.length + invited.length > 0 && (
            <ul aria-label="Helpers">
              {facts.arbiters.map((arbiter) => (
                <li key={arbiter.username}>
                  <span>
                    <b>{arbiter.username}</b> {rangeText(arbiter, isTeam)}
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={`Remove ${arbiter.username}`}
                    onClick={() => removing.mutate(arbiter.username)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
              {invited.map((arbiter) => (
                <li key={arbiter.username}>
                  <span>
                    <b>{arbiter.username}</b> {rangeText(arbiter, isTeam)} · invited
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={`Withdraw the invitation of ${arbiter.username}`}
                    onClick={() => removing.mutate(arbiter.username)}
                  >
                    Withdraw
                  </Button>
                </li>
              ))}
              {facts.helpers.map((helper) => (
                <li key={helper.id}>
                  <span>
                    <b>{helper.name}</b> {rangeText(helper, isTeam)}
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={`Revoke the link of ${helper.name}`}
                    onClick={() => removing.mutate(helper.id)}
                  >
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              adding.mutate()
            }}
          >
            <Segmented
              label="Add"
              value={isArbiter ? 'arbiter' : 'helper'}
              onChoose={(kind) => setArbiter(kind === 'arbiter')}
              choices={KINDS}
            />
            <Field
              label={isArbiter ? 'Username' : 'Helper'}
              hint={
                isArbiter
                  ? `They enter results of their ${isTeam ? 'tables' : 'boards'} with their own account, once they accept the invitation.`
                  : 'They need no account: the link opens the results on their phone.'
              }
              placeholder={isArbiter ? undefined : 'Table 3'}
              required
              maxLength={isArbiter ? MAX_TYPED_USERNAME : MAX_HELPER_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div className={styles.range}>
              {(isTeam ? ['From table', 'To table'] : ['From board', 'To board']).map((label, at) => (
                <Field
                  key={label}
                  label={label}
                  type="number"
                  min={1}
                  placeholder={at === 0 ? '1' : 'last'}
                  value={boards[at]}
                  onChange={(event) => setBoards(boards.with(at, event.target.value))}
                />
              ))}
            </div>
            <Button type="submit" disabled={adding.isPending || name.trim() === ''}>
              {isArbiter ? 'Invite arbiter' : 'Make a link'}
            </Button>
          </form>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          {link && (
            <div className={styles.link} role="status">
              <p>{adding.data?.message} This link is shown only now:</p>
              <QrCode link={link} />
              <Link to={link}>{link}</Link>
              <Button small onClick={() => void navigator.clipboard.writeText(link)}>
                Copy link
              </Button>
            </div>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}

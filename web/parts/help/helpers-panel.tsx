import * as say from '#words/help.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../ui/t.tsx'
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
  { value: 'helper', label: say.kindByLink },
  { value: 'arbiter', label: say.kindByAccount },
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
    onMutate: () => ({ name, boards }),
    // The next helper may have been typed meanwhile.
    onSuccess: (_answer, _none, sent) => {
      setName((now) => (now === sent.name ? '' : now))
      setBoards((now) => (now === sent.boards ? ['', ''] : now))
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
    <Panel title={say.whoEntersResults()} count={facts.helpers.length || undefined}>
      <PanelBody>
        <div className={styles.helpers}>
          <Switch
            checked={snapshot.settings.allowSelfSubmissions}
            onSwitch={(on) => void actions.change({ type: 'editEvent', settings: { allowSelfSubmissions: on } })}
          >
            {isTeam ? say.captainsReport() : say.playersReport()}
          </Switch>
          {facts.helpers.length + facts.arbiters.length + invited.length > 0 && (
            <ul aria-label={say.helpers()}>
              {facts.arbiters.map((arbiter) => (
                <li key={arbiter.username}>
                  <span>
                    <b>{arbiter.username}</b> {rangeText(arbiter, isTeam)}
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={say.removeHelper({ username: arbiter.username })}
                    onClick={() => removing.mutate(arbiter.username)}
                  >
                    {sayCommon.remove()}
                  </Button>
                </li>
              ))}
              {invited.map((arbiter) => (
                <li key={arbiter.username}>
                  <span>
                    <T of={say.invitedArbiter({ b: <b>{arbiter.username}</b>, range: rangeText(arbiter, isTeam) })} />
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={say.withdrawTheInvitationOf({ username: arbiter.username })}
                    onClick={() => removing.mutate(arbiter.username)}
                  >
                    {say.withdrawInvitation()}
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
                    aria-label={say.revokeTheLinkOf({ name: helper.name })}
                    onClick={() => removing.mutate(helper.id)}
                  >
                    {say.revokeLink()}
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
              label={say.addKind()}
              value={isArbiter ? 'arbiter' : 'helper'}
              onChoose={(kind) => setArbiter(kind === 'arbiter')}
              choices={KINDS.map(({ value, label }) => ({ value, label: label() }))}
            />
            <Field
              label={isArbiter ? sayCommon.username() : say.helperName()}
              hint={isArbiter ? say.arbitersEnterResults({ isTeam }) : say.helpersNeedNoAccount()}
              placeholder={isArbiter ? undefined : say.helperExample()}
              required
              maxLength={isArbiter ? MAX_TYPED_USERNAME : MAX_HELPER_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div className={styles.range}>
              {(isTeam ? [say.fromTable(), say.toTable()] : [say.fromBoard(), say.toBoard()]).map((label, at) => (
                <Field
                  key={label}
                  label={label}
                  type="number"
                  min={1}
                  placeholder={at === 0 ? '1' : say.lastBoard()}
                  value={boards[at]}
                  onChange={(event) => setBoards(boards.with(at, event.target.value))}
                />
              ))}
            </div>
            <Button type="submit" disabled={adding.isPending || name.trim() === ''}>
              {isArbiter ? say.inviteArbiter() : say.makeALink()}
            </Button>
          </form>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          {link && (
            <div className={styles.link} role="status">
              <p>
                {adding.data?.message} {say.thisLinkIsShownOnly()}
              </p>
              <QrCode link={link} />
              <Link to={link}>{link}</Link>
              <Button small onClick={() => void navigator.clipboard.writeText(link)}>
                {say.copyLink()}
              </Button>
            </div>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}

import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { rangeText } from '#core/people/board-range.ts'
import { addHelper, removeHelper } from '../../api/helpers.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { QrCode } from '../print/qr-code.tsx'
import type { TabProps } from '../manage/tab-props.ts'
import styles from './helpers.module.css'

/** Who may enter results besides the arbiters: the players themselves, and helpers by a link. */
export function HelpersPanel({ id, snapshot, facts, actions }: TabProps) {
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKeys.desk(id) })
  const [name, setName] = useState('')
  const [boards, setBoards] = useState(['', ''])
  const adding = useMutation({
    mutationFn: () => {
      const [fromBoard, toBoard] = boards.map((text) => (text.trim() === '' ? null : Number(text)))
      return addHelper(id, { name: name.trim(), fromBoard: fromBoard!, toBoard: toBoard! })
    },
    onSuccess: () => {
      setName('')
      setBoards(['', ''])
    },
    onSettled,
  })
  const removing = useMutation({ mutationFn: (helper: number) => removeHelper(id, helper), onSettled })
  const error = adding.error ?? removing.error
  const link = adding.data && `${location.origin}${adding.data.path}`
  return (
    <Panel title="Who enters results" count={facts.helpers.length}>
      <PanelBody>
        <div className={styles.helpers}>
          <Switch
            checked={snapshot.settings.allowSelfSubmissions}
            onSwitch={(on) => void actions.change({ type: 'editEvent', settings: { allowSelfSubmissions: on } })}
          >
            {snapshot.settings.competitors === 'team' ? 'Captains' : 'Players'} report their results
          </Switch>
          {facts.helpers.length > 0 && (
            <ul aria-label="Helpers">
              {facts.helpers.map((helper) => (
                <li key={helper.id}>
                  <span>
                    <b>{helper.name}</b> {rangeText(helper)}
                  </span>
                  <Button
                    small
                    look="quiet"
                    disabled={removing.isPending}
                    aria-label={`Take back the link of ${helper.name}`}
                    onClick={() => removing.mutate(helper.id)}
                  >
                    Take back
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
            <Field
              label="Helper"
              hint="They need no account: the link opens the results on their phone."
              placeholder="Table 3"
              required
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div className={styles.range}>
              {(['From board', 'To board'] as const).map((label, at) => (
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
              Make a link
            </Button>
          </form>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          {link && (
            <div className={styles.link} role="status">
              <p>{adding.data.message} This link is shown only now:</p>
              <QrCode link={link} />
              <a href={link}>{link}</a>
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

import * as say from '#words/festivalDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_TYPED_USERNAME } from '#core/limits/profile.ts'
import { addStaff, removeStaff } from '../../api/festival-desk.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import form from '../festival/entry-form.module.css'
import styles from '../season-desk/season-desk.module.css'
import type { FestivalTabProps } from './tab-props.ts'

/** Who runs the festival: all of them direct every section. */
export function StaffPanel({ desk: { festival, staff }, actions }: FestivalTabProps) {
  const [name, setName] = useState('')
  return (
    <Panel title={say.staff()} count={staff.length + (festival.owner ? 1 : 0)}>
      <PanelBody>
        {festival.owner && (
          <div className={styles.step}>
            <p>
              <bdi>{festival.owner}</bdi>
            </p>
            <span>{say.owner()}</span>
          </div>
        )}
        {staff.map((username) => (
          <div key={username} className={styles.step}>
            <p>
              <bdi>{username}</bdi>
            </p>
            <Button
              small
              disabled={actions.isBusy}
              aria-label={say.removeStaff({ username })}
              onClick={() => void actions.run(() => removeStaff(festival.id, username))}
            >
              {sayCommon.remove()}
            </Button>
          </div>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void actions.run(() => addStaff(festival.id, name.trim())).then((isMade) => isMade && setName(''))
          }}
        >
          <Field
            label={say.username()}
            hint={say.staffHint()}
            maxLength={MAX_TYPED_USERNAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <p className={form.foot}>
            <Button type="submit" disabled={name.trim() === '' || actions.isBusy}>
              {say.add()}
            </Button>
          </p>
        </form>
      </PanelBody>
    </Panel>
  )
}

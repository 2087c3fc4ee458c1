import * as say from '#words/seasonDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { profilePath } from '#core/addresses/paths.ts'
import { MAX_TYPED_USERNAME } from '#core/limits/profile.ts'
import type { SeasonManager } from '#core/rows/season-desk.ts'
import { addManager, removeManager } from '../../api/season-desk.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** Who manages the season; only who manages the whole league changes it. */
export function ManagersPanel({ desk: { league, season, managers, isOfLeague }, actions }: SeasonTabProps) {
  const [username, setUsername] = useState('')
  const [scope, setScope] = useState<'season' | 'league'>('season')
  const bodyOf = (name: string, ofLeague: boolean) => ({ username: name, ...(!ofLeague && { season: season.id }) })
  const remove = ({ username: name, isOfLeague: ofLeague }: SeasonManager) =>
    void actions.send(() => removeManager(league.id, bodyOf(name, ofLeague), crypto.randomUUID()))
  return (
    <Panel title={say.managers()}>
      <ul className={styles.people}>
        {league.owner && (
          <li>
            <a href={localPath(profilePath('@', league.owner))}>
              <bdi>{league.owner}</bdi>
            </a>
            <small>{say.ownsLeague()}</small>
          </li>
        )}
        {managers.map((manager) => (
          <li key={`${manager.username} ${manager.isOfLeague}`}>
            <a href={localPath(profilePath('@', manager.username))}>
              <bdi>{manager.username}</bdi>
            </a>
            <small>{manager.isOfLeague ? say.ofAllSeasons() : say.ofThisSeason()}</small>
            {isOfLeague && (
              <Button
                small
                look="quiet"
                disabled={actions.isBusy}
                aria-label={say.removeManager({ name: manager.username })}
                onClick={() => remove(manager)}
              >
                {sayCommon.remove()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOfLeague && (
        <PanelBody>
          <p className={styles.meta}>{say.managersMay()}</p>
          <form
            className={styles.adding}
            onSubmit={(event) => {
              event.preventDefault()
              const body = bodyOf(username.trim(), scope === 'league')
              void actions
                .send(() => addManager(league.id, body, crypto.randomUUID()))
                .then((isMade) => isMade && setUsername(''))
            }}
          >
            <Field
              label={say.username()}
              required
              maxLength={MAX_TYPED_USERNAME}
              autoCapitalize="none"
              autoCorrect="off"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
            <Select
              label={say.manages()}
              value={scope}
              choices={[
                { value: 'season', label: say.ofThisSeason() },
                { value: 'league', label: say.ofAllSeasons() },
              ]}
              onChoose={setScope}
            />
            <Button type="submit" disabled={username.trim() === '' || actions.isBusy}>
              {say.addManager()}
            </Button>
          </form>
        </PanelBody>
      )}
    </Panel>
  )
}

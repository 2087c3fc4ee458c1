import * as say from '#words/team.js'
import type { TeamProfile } from '#core/rows/profile.ts'
import { MAX_FIDE_ID } from '#core/limits/event.ts'
import { MAX_ABOUT, MAX_ECF_CODE, MAX_TEAM_NAME } from '#core/limits/profile.ts'
import { updateTeam } from '../../api/team-mutations.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { FederationField } from '../people/federation-field.tsx'
import { SettingsForm } from '../account/settings-form.tsx'
import styles from '../account/settings-form.module.css'
import { MergePanel } from './merge-panel.tsx'

export function TeamSettings({ team }: { team: TeamProfile }) {
  const { id, name, description, nationality, fide, ecf } = team
  return (
    <>
      <SettingsForm title={say.aboutTheTeam()} save={(fields) => updateTeam(id, fields)}>
        <Field label={say.name()} name="name" defaultValue={name} maxLength={MAX_TEAM_NAME} required dir="auto" />
        <TextField
          label={say.description()}
          name="description"
          defaultValue={description}
          maxLength={MAX_ABOUT}
          hint={say.upToCharacters({ count: MAX_ABOUT })}
          dir="auto"
        />
        <div className={styles.two}>
          <FederationField value={nationality} />
          <Field
            label={say.fideId()}
            name="fide"
            defaultValue={fide ?? ''}
            inputMode="numeric"
            maxLength={MAX_FIDE_ID}
          />
          <Field label={say.ecfCode()} name="ecf" defaultValue={ecf ?? ''} maxLength={MAX_ECF_CODE} />
        </div>
      </SettingsForm>
      <MergePanel team={team} />
    </>
  )
}

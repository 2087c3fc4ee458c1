import type { TeamProfile } from '#core/rows/profile.ts'
import { updateTeam } from '../../api/team-mutations.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { FederationField } from '../people/federation-field.tsx'
import { SettingsForm } from '../account/settings-form.tsx'
import styles from '../account/settings-form.module.css'
import { MergePanel } from './merge-panel.tsx'

const MAX_DESCRIPTION = 280

/** What a team's admins set: what it says of itself, and with which other team it becomes one. */
export function TeamSettings({ team }: { team: TeamProfile }) {
  const { id, name, description, nationality, fide, ecf } = team
  return (
    <>
      <SettingsForm title="About the team" save={(fields) => updateTeam(id, fields)}>
        <Field label="Name" name="name" defaultValue={name} maxLength={100} required dir="auto" />
        <TextField
          label="Description"
          name="description"
          defaultValue={description}
          maxLength={MAX_DESCRIPTION}
          hint="Up to 280 characters"
          dir="auto"
        />
        <div className={styles.two}>
          <FederationField value={nationality} />
          <Field label="FIDE ID" name="fide" defaultValue={fide ?? ''} inputMode="numeric" maxLength={12} />
          <Field label="ECF code" name="ecf" defaultValue={ecf ?? ''} maxLength={12} />
        </div>
      </SettingsForm>
      <MergePanel team={team} />
    </>
  )
}

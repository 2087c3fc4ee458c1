import type { UserProfile } from '#core/rows/profile.ts'
import { updateText } from '../../api/profile.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { FederationField } from '../people/federation-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-form.module.css'

const TEXTS = ['name', 'bio', 'nationality', 'fide', 'ecf'] as const
const MAX_BIO = 280

/** Name, bio and numbers. What was not changed is not sent. */
export function AboutForm({ user }: { user: UserProfile }) {
  const save = async (fields: Record<string, string>): Promise<void> => {
    for (const account of TEXTS) {
      const data = fields[account] ?? ''
      if (data !== (user[account] ?? '')) await updateText({ account, data })
    }
  }
  return (
    <SettingsForm title="About you" save={save}>
      <Field label="Name" name="name" defaultValue={user.name ?? ''} maxLength={100} autoComplete="name" dir="auto" />
      <TextField
        label="Bio"
        name="bio"
        defaultValue={user.bio}
        maxLength={MAX_BIO}
        hint="Up to 280 characters"
        dir="auto"
      />
      <div className={styles.two}>
        <FederationField value={user.nationality} />
        <Field label="FIDE ID" name="fide" defaultValue={user.fide ?? ''} inputMode="numeric" maxLength={12} />
        <Field label="ECF code" name="ecf" defaultValue={user.ecf ?? ''} maxLength={12} />
      </div>
    </SettingsForm>
  )
}

import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import type { UserProfile } from '#core/rows/profile.ts'
import { MAX_FIDE_ID } from '#core/limits/event.ts'
import { MAX_ABOUT, MAX_ECF_CODE, MAX_PROFILE_LINE } from '#core/limits/profile.ts'
import { updateText } from '../../api/profile.ts'
import { Field, TextField } from '../../ui/field.tsx'
import { FederationField } from '../people/federation-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-form.module.css'

const TEXTS = ['name', 'bio', 'nationality', 'fide', 'ecf'] as const

/** Only changed fields are sent. */
export function AboutForm({ user }: { user: UserProfile }) {
  const save = async (fields: Record<string, string>): Promise<void> => {
    for (const account of TEXTS) {
      const data = fields[account] ?? ''
      if (data !== (user[account] ?? '')) await updateText({ account, data })
    }
  }
  return (
    <SettingsForm title={say.aboutYou()} save={save}>
      <Field
        label={sayCommon.personName()}
        name="name"
        defaultValue={user.name ?? ''}
        maxLength={MAX_PROFILE_LINE}
        autoComplete="name"
        dir="auto"
      />
      <TextField
        label={say.bio()}
        name="bio"
        defaultValue={user.bio}
        maxLength={MAX_ABOUT}
        hint={say.upToCharacters({ max: MAX_ABOUT })}
        dir="auto"
      />
      <div className={styles.two}>
        <FederationField value={user.nationality} />
        <Field
          label={say.fideId()}
          name="fide"
          defaultValue={user.fide ?? ''}
          inputMode="numeric"
          maxLength={MAX_FIDE_ID}
        />
        <Field label={say.ecfCode()} name="ecf" defaultValue={user.ecf ?? ''} maxLength={MAX_ECF_CODE} />
      </div>
    </SettingsForm>
  )
}

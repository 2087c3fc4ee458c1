import type { Contact } from '#core/people/contact.ts'
import { MAX_PROFILE_LINE } from '#core/limits/profile.ts'
import { updateContact } from '../../api/profile.ts'
import { Field } from '../../ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-form.module.css'

const CONTACT_LABELS = { reddit: 'Reddit', zoom: 'Zoom', skype: 'Skype', facebook: 'Facebook', phone: 'Phone' } as const

export const ContactForm = ({ contact }: { contact: Contact }) => (
  <SettingsForm title="Contact" save={updateContact}>
    <p>Only signed-in users see this. Your email address is shown only if it’s verified and you allow it.</p>
    <div className={styles.two}>
      {Object.entries(CONTACT_LABELS).map(([way, label]) => (
        <Field
          key={way}
          label={label}
          name={way}
          defaultValue={contact[way as keyof typeof CONTACT_LABELS] ?? ''}
          maxLength={MAX_PROFILE_LINE}
          type={way === 'phone' ? 'tel' : 'text'}
          autoComplete={way === 'phone' ? 'tel' : 'off'}
        />
      ))}
    </div>
  </SettingsForm>
)

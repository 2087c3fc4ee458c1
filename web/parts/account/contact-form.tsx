import * as say from '#words/account.js'
import type { Contact, ContactAnswers } from '#core/people/contact.ts'
import { MAX_PROFILE_LINE } from '#core/limits/profile.ts'
import { updateContact } from '../../api/profile.ts'
import { Field } from '../../ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-form.module.css'

const OPEN_WAYS = { reddit: 'Reddit', skype: 'Skype', facebook: 'Facebook' } as const
/** Shown to others only if the user says so. */
const ASKED_WAYS = {
  phone: { label: say.phone, question: say.showPhone },
  zoom: { label: () => 'Zoom', question: say.showZoom },
} as const

export const ContactForm = ({ contact, shown }: { contact: Contact; shown: ContactAnswers }) => (
  <SettingsForm
    title={say.contact()}
    save={({ showPhone, showZoom, ...details }) =>
      updateContact({ ...details, shown: { phone: showPhone !== undefined, zoom: showZoom !== undefined } })
    }
  >
    <p>{say.signedInUsersSeeThese()}</p>
    <div className={styles.two}>
      {Object.entries(OPEN_WAYS).map(([way, label]) => (
        <Field
          key={way}
          label={label}
          name={way}
          defaultValue={contact[way as keyof typeof OPEN_WAYS] ?? ''}
          maxLength={MAX_PROFILE_LINE}
          autoComplete="off"
        />
      ))}
    </div>
    <p>{say.hiddenUnlessShown()}</p>
    <div className={styles.two}>
      {(['phone', 'zoom'] as const).map((way) => (
        <div key={way} className={styles.asked}>
          <Field
            label={ASKED_WAYS[way].label()}
            name={way}
            defaultValue={contact[way] ?? ''}
            maxLength={MAX_PROFILE_LINE}
            type={way === 'phone' ? 'tel' : 'text'}
            autoComplete={way === 'phone' ? 'tel' : 'off'}
          />
          <label>
            <input
              type="checkbox"
              name={way === 'phone' ? 'showPhone' : 'showZoom'}
              defaultChecked={shown[way] === true}
            />
            {ASKED_WAYS[way].question()}
          </label>
        </div>
      ))}
    </div>
  </SettingsForm>
)

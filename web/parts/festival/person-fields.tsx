import * as sayPeople from '#words/people.js'
import * as say from '#words/festivalEntry.js'
import { FEDERATIONS } from '#core/people/federations.ts'
import { FEDERATION_LENGTH, MAX_BIRTH, MAX_ENTRY_NAME, MAX_FIDE_ID, MAX_RATING_DIGITS } from '#core/limits/event.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './entry-form.module.css'
import type { PersonText } from './person-text.ts'

const TITLES = ['', 'GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM']

interface PersonFieldsProps {
  text: PersonText
  onChange: (text: PersonText) => void
}

/** The fields of a person; only the first name is required. */
export function PersonFields({ text, onChange }: PersonFieldsProps) {
  const field = (name: Exclude<keyof PersonText, 'sex'>, maxLength: number) => ({
    value: text[name],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...text, [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <Field label={say.firstName()} required autoComplete="given-name" {...field('firstName', MAX_ENTRY_NAME)} />
      <Field label={say.lastName()} autoComplete="family-name" {...field('lastName', MAX_ENTRY_NAME)} />
      <Field label={say.birth()} hint={say.birthHint()} inputMode="numeric" {...field('birth', MAX_BIRTH)} />
      <Select
        label={say.sex()}
        value={text.sex}
        onChoose={(sex) => onChange({ ...text, sex })}
        choices={[
          { value: '', label: say.notSaid() },
          { value: 'w', label: say.woman() },
          { value: 'm', label: say.man() },
        ]}
      />
      <Field
        label={sayPeople.federation()}
        hint={sayPeople.federationHint()}
        list="festival-federations"
        {...field('nationality', FEDERATION_LENGTH)}
      />
      <datalist id="festival-federations">
        {Array.from(FEDERATIONS.keys(), (code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
      <Field label={say.club()} {...field('club', MAX_ENTRY_NAME)} />
      <Field label={say.rating()} inputMode="numeric" {...field('rating', MAX_RATING_DIGITS)} />
      <Select
        label={say.title()}
        value={text.title}
        onChoose={(title) => onChange({ ...text, title })}
        choices={TITLES.map((title) => ({ value: title, label: title || '–' }))}
      />
      <Field label={say.fideId()} inputMode="numeric" {...field('fideId', MAX_FIDE_ID)} />
    </div>
  )
}

import * as say from '#words/deskPlayers.js'
import * as sayLetters from '#words/letterChoices.js'
import { useState } from 'react'
import { MAX_BIRTH, MAX_ENTRY_NAME, MAX_FIDE_ID, MAX_GROUP } from '#core/limits/event.ts'
import { MAX_EMAIL } from '#core/limits/profile.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from './details-form.module.css'

type DetailFields = Omit<DeskEntry, 'no' | 'listed'>
const UNKNOWN: DetailFields = {
  fideId: null,
  sex: null,
  birth: null,
  club: null,
  group: null,
  fee: null,
  email: null,
}

const FIELDS = Object.keys(UNKNOWN) as (keyof DetailFields)[]

const TEXTS = [
  { field: 'fideId', label: say.fideId, max: MAX_FIDE_ID },
  { field: 'club', label: say.club, max: MAX_ENTRY_NAME },
  { field: 'birth', label: say.birthField, max: MAX_BIRTH },
  { field: 'group', label: say.ageGroup, max: MAX_GROUP },
] as const

/**
 * Details of an entry beyond name and rating. Only the desk sees the date of birth, the fee and the address for letters,
 * which needs the player’s consent; visitors see the year of birth.
 */
export function DetailsForm({ known = UNKNOWN, ...props }: DetailsFormProps) {
  const own = Object.fromEntries(FIELDS.map((field) => [field, known[field] ?? null])) as DetailFields
  // The form is reset when these details change, but not when the notes next to it are saved.
  return <Form key={JSON.stringify(own)} {...props} known={own} />
}

function Form({ known, no, actions }: DetailsFormProps & { known: DetailFields }) {
  const [fields, setFields] = useState(known)
  const [agreed, agree] = useState(false)
  const changed = FIELDS.filter((field) => (fields[field] || null) !== (known[field] ?? null))
  const isBirth = !fields.birth || /^\d{4}([-/.]\d{1,2}[-/.]\d{1,2})?$/.test(fields.birth.trim())
  const isEmail = !fields.email || /^\S+@\S+\.\S+$/.test(fields.email.trim())
  const hasNewEmail = changed.includes('email') && Boolean(fields.email?.trim())
  const isFideId = !fields.fideId || /^\d+$/.test(fields.fideId.trim())
  const save = (): void => {
    const details = Object.fromEntries(changed.map((field) => [field, fields[field]?.trim() || null]))
    void actions.change({ type: 'editEntry', no, change: {}, details, ...(hasNewEmail && { agreed }) })
  }
  const errors = {
    birth: isBirth ? undefined : say.birthError(),
    fideId: isFideId ? undefined : say.digitsOnly(),
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {TEXTS.map(({ field, label, max }) => (
        <Field
          key={field}
          label={label()}
          maxLength={max}
          value={fields[field] ?? ''}
          error={field === 'birth' || field === 'fideId' ? errors[field] : undefined}
          onChange={(event) => setFields({ ...fields, [field]: event.target.value })}
        />
      ))}
      <Select
        label={say.sex()}
        value={fields.sex ?? ''}
        onChoose={(sex) => setFields({ ...fields, sex: sex === '' ? null : sex })}
        choices={[
          { value: '', label: say.notKnown() },
          { value: 'm', label: say.male() },
          { value: 'w', label: say.female() },
        ]}
      />
      <Select
        label={say.fee()}
        value={fields.fee ?? ''}
        onChoose={(fee) => setFields({ ...fields, fee: fee === '' ? null : fee })}
        choices={[
          { value: '', label: say.feeNotPaid() },
          { value: 'paid', label: say.feePaid() },
          { value: 'free', label: say.feeNone() },
        ]}
      />
      <div className={styles.email}>
        <Field
          label={sayLetters.email()}
          hint={sayLetters.emailHint()}
          type="email"
          autoComplete="off"
          maxLength={MAX_EMAIL}
          value={fields.email ?? ''}
          error={isEmail ? undefined : sayLetters.emailError()}
          onChange={(event) => setFields({ ...fields, email: event.target.value })}
        />
        {hasNewEmail && (
          <label className={styles.agreed}>
            <input type="checkbox" checked={agreed} onChange={(event) => agree(event.target.checked)} />
            {sayLetters.agreed()}
          </label>
        )}
      </div>
      <Button
        type="submit"
        disabled={
          actions.isBusy || changed.length === 0 || !isBirth || !isFideId || !isEmail || (hasNewEmail && !agreed)
        }
      >
        {say.saveDetails()}
      </Button>
    </form>
  )
}

export interface DetailsFormProps {
  known: DetailFields | undefined
  no: number
  actions: DeskActions
}

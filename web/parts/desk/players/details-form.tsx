import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { MAX_BIRTH, MAX_ENTRY_NAME, MAX_FIDE_ID, MAX_GROUP } from '#core/limits/event.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from './details-form.module.css'

type DetailFields = Omit<DeskEntry, 'no' | 'listed'>
const UNKNOWN: DetailFields = { fideId: null, sex: null, birth: null, club: null, group: null, fee: null }

const TEXTS = [
  { field: 'fideId', label: say.fideId, max: MAX_FIDE_ID },
  { field: 'club', label: say.club, max: MAX_ENTRY_NAME },
  { field: 'birth', label: say.birthField, max: MAX_BIRTH },
  { field: 'group', label: say.ageGroup, max: MAX_GROUP },
] as const

/**
 * Details of an entry beyond name and rating. Only the desk sees the date of birth and the fee; visitors see the year
 * of birth.
 */
export function DetailsForm({ known = UNKNOWN, no, actions }: DetailsFormProps) {
  const [fields, setFields] = useState<DetailFields>({ ...UNKNOWN, ...known })
  const changed = (Object.keys(UNKNOWN) as (keyof DetailFields)[]).filter(
    (field) => (fields[field] || null) !== (known[field] ?? null),
  )
  const isBirth = !fields.birth || /^\d{4}([-/.]\d{1,2}[-/.]\d{1,2})?$/.test(fields.birth.trim())
  const isFideId = !fields.fideId || /^\d+$/.test(fields.fideId.trim())
  const save = (): void => {
    const details = Object.fromEntries(changed.map((field) => [field, fields[field]?.trim() || null]))
    void actions.change({ type: 'editEntry', no, change: {}, details })
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
      <Button type="submit" disabled={actions.isBusy || changed.length === 0 || !isBirth || !isFideId}>
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

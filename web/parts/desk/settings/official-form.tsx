import * as say from '#words/eventFacts.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { FEDERATION_LENGTH, MAX_ENTRY_NAME, MAX_FIDE_ID } from '#core/limits/event.ts'
import { federation as federationOf } from '#core/people/federations.ts'
import { OFFICIAL_ROLES, OFFICIAL_TITLES, type Official } from '#core/tournament/officials.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { roleName } from './official-words.ts'
import styles from './officials-panel.module.css'

export const NEW_OFFICIAL: Official = {
  role: 'chief',
  firstName: '',
  lastName: '',
  title: '',
  fideId: '',
  federation: '',
}

interface OfficialFormProps {
  known: Official
  isNew: boolean
  isBusy: boolean
  onSave: (official: Official) => void
  onCancel: () => void
}

export function OfficialForm({ known, isNew, isBusy, onSave, onCancel }: OfficialFormProps) {
  const [fields, setFields] = useState(known)
  const set = (change: Partial<Official>): void => setFields({ ...fields, ...change })
  const typed = fields.federation.trim()
  const code = typed === '' ? '' : federationOf(typed)
  const isFideId = /^\d*$/.test(fields.fideId.trim())
  const isReady = fields.lastName.trim() !== '' && code !== undefined && isFideId
  return (
    <form
      className={styles.form}
      aria-label={isNew ? say.addOfficial() : say.editThis()}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        const texts = [fields.firstName, fields.lastName, fields.fideId].map((text) => text.trim())
        onSave({ ...fields, firstName: texts[0]!, lastName: texts[1]!, fideId: texts[2]!, federation: code })
      }}
    >
      <Select
        label={say.role()}
        value={fields.role}
        onChoose={(role) => set({ role })}
        choices={OFFICIAL_ROLES.map((value) => ({ value, label: roleName(value) }))}
      />
      <Select
        label={say.title()}
        value={fields.title}
        onChoose={(title) => set({ title })}
        choices={[{ value: '', label: say.noTitle() }, ...OFFICIAL_TITLES.map((value) => ({ value, label: value }))]}
      />
      <Field
        label={say.firstName()}
        maxLength={MAX_ENTRY_NAME}
        autoComplete="off"
        value={fields.firstName}
        onChange={(event) => set({ firstName: event.target.value })}
      />
      <Field
        label={say.lastName()}
        required
        maxLength={MAX_ENTRY_NAME}
        autoComplete="off"
        value={fields.lastName}
        onChange={(event) => set({ lastName: event.target.value })}
      />
      <Field
        label={say.fideId()}
        maxLength={MAX_FIDE_ID}
        inputMode="numeric"
        autoComplete="off"
        value={fields.fideId}
        error={isFideId ? undefined : say.digitsOnly()}
        onChange={(event) => set({ fideId: event.target.value })}
      />
      <Field
        label={say.federation()}
        maxLength={FEDERATION_LENGTH}
        autoComplete="off"
        value={fields.federation}
        error={code === undefined ? say.threeLetters() : undefined}
        onChange={(event) => set({ federation: event.target.value })}
      />
      <div className={styles.acts}>
        <Button type="submit" look="primary" disabled={isBusy || !isReady}>
          {isNew ? say.addThis() : sayCommon.save()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {sayCommon.cancel()}
        </Button>
      </div>
    </form>
  )
}

import * as say from '#words/deskPlayers.js'
import * as sayCode from '#words/teamCodes.js'
import { useState } from 'react'
import { federation } from '#core/people/federations.ts'
import {
  FEDERATION_LENGTH,
  MAX_ENTRY_NAME,
  MAX_RATING,
  MAX_TEAM_CODE,
  MAX_TITLE,
  TEAM_CODE_FORM,
} from '#core/limits/event.ts'
import type { ApiError } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from './player-form.module.css'

export interface PlayerFields {
  firstName: string
  lastName: string
  title: string
  rating: number
  nationality: string
  /** Of a team: null is made of its name. */
  code?: string | null
  /** From 0; absent in an event without pools. */
  pool?: number
}

const NOBODY: PlayerFields = { firstName: '', lastName: '', title: '', rating: 0, nationality: '' }

export function PlayerForm({ isTeam, submit, isBusy, known = NOBODY, derivedCode, onSave }: PlayerFormProps) {
  const [fields, setFields] = useState(known)
  const [rating, setRating] = useState(known.rating === 0 ? '' : String(known.rating))
  const [code, setCode] = useState(known.nationality)
  const set = (change: Partial<PlayerFields>): void => setFields({ ...fields, ...change })
  const nationality = code.trim() === '' ? '' : federation(code)
  const isRating = /^\d{0,4}$/.test(rating.trim()) && Number(rating) <= 4000
  const isCode = !fields.code || TEAM_CODE_FORM.test(fields.code.trim())
  const save = async (): Promise<void> => {
    const { firstName, lastName, title } = fields
    const refusal = await onSave({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      title: title.trim().toUpperCase(),
      rating: Number(rating),
      nationality: nationality ?? '',
      ...(fields.code !== undefined && { code: fields.code?.trim().toUpperCase() || null }),
      ...(fields.pool !== undefined && { pool: fields.pool }),
    })
    if (refusal || known !== NOBODY) return
    setFields(NOBODY)
    setRating('')
    setCode('')
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label={isTeam ? say.team() : say.firstName()}
        required
        maxLength={MAX_ENTRY_NAME}
        value={fields.firstName}
        onChange={(event) => set({ firstName: event.target.value })}
      />
      {!isTeam && (
        <Field
          label={say.lastName()}
          maxLength={MAX_ENTRY_NAME}
          value={fields.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
        />
      )}
      {!isTeam && (
        <Field
          label={say.fideTitle()}
          maxLength={MAX_TITLE}
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      )}
      <Field
        label={say.rating()}
        inputMode="numeric"
        value={rating}
        error={isRating ? undefined : say.aNumberUpTo({ max: MAX_RATING })}
        onChange={(event) => setRating(event.target.value)}
      />
      <Field
        label={say.federation()}
        maxLength={FEDERATION_LENGTH}
        value={code}
        error={nationality === undefined && code.length === 3 ? say.notAFideCode() : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      {fields.code !== undefined && (
        <Field
          label={sayCode.code()}
          maxLength={MAX_TEAM_CODE}
          placeholder={derivedCode}
          value={fields.code ?? ''}
          error={isCode ? undefined : sayCode.codeRule()}
          onChange={(event) => set({ code: event.target.value || null })}
        />
      )}
      {fields.pool !== undefined && (
        <Field
          label={say.pool()}
          type="number"
          min={1}
          max={100}
          value={fields.pool + 1}
          onChange={(event) => set({ pool: Math.min(99, Math.max(0, Number(event.target.value) - 1)) })}
        />
      )}
      <Button
        look="primary"
        type="submit"
        disabled={isBusy || fields.firstName.trim() === '' || !isRating || !isCode || nationality === undefined}
      >
        {submit}
      </Button>
    </form>
  )
}

interface PlayerFormProps {
  isTeam: boolean
  submit: string
  isBusy: boolean
  known?: PlayerFields
  /** The code that the name makes. */
  derivedCode?: string | undefined
  onSave: (fields: PlayerFields) => Promise<ApiError | undefined>
}

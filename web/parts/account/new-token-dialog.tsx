import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TokenScope } from '#core/people/scopes.ts'
import { MAX_TOKEN_NAME } from '#core/limits/profile.ts'
import { createToken, tokenListQuery } from '../../api/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import styles from './settings-form.module.css'

const SCOPES: [scope: TokenScope, words: string][] = [
  ['read', 'Read what I can see'],
  ['results', 'Also enter results where I’m a director'],
  ['manage', 'Also create and run tournaments'],
]

/** In days; null: it doesn’t expire. */
const LIVES: [days: number | null, words: string][] = [
  [30, 'For 30 days'],
  [90, 'For 90 days'],
  [365, 'For a year'],
  [null, 'Until I revoke it'],
]

/** Creates an access token, which is shown only this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [scope, choose] = useState<TokenScope>('read')
  const [days, chooseDays] = useState<number | null>(90)
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => createToken({ name, scope, days }),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokenListQuery().queryKey }),
  })
  if (data) {
    return (
      <Dialog title="Your new access token" onClose={onClose}>
        <div className={styles.sheet}>
          <ShownOnce label="Access token" secret={data.token} />
          <div className={styles.acts}>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title="New access token" onClose={onClose}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Field
          label="Name"
          hint="Such as the program that will use it."
          value={name}
          required
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>What it can do</legend>
          {SCOPES.map(([each, words]) => (
            <label key={each}>
              <input type="radio" name="scope" value={each} checked={scope === each} onChange={() => choose(each)} />{' '}
              {words}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>How long it works</legend>
          {LIVES.map(([each, words]) => (
            <label key={words}>
              <input type="radio" name="days" checked={days === each} onChange={() => chooseDays(each)} /> {words}
            </label>
          ))}
        </fieldset>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            Create token
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

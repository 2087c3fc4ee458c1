import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChosenScope } from '#core/people/scopes.ts'
import { MAX_TOKEN_NAME } from '#core/limits/profile.ts'
import { createToken, tokenListQuery } from '../../api/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import styles from './settings-form.module.css'

const SCOPES: [scope: ChosenScope, words: () => string][] = [
  ['read', say.mayRead],
  ['results', say.mayEnterResults],
  ['manage', say.mayManage],
]

/** In days; null: it doesn’t expire. */
const LIVES: [days: number | null, words: () => string][] = [
  [30, say.lifeThirtyDays],
  [90, say.lifeNinetyDays],
  [365, say.lifeYear],
  [null, say.lifeUnlimited],
]

/** Creates an access token, which is shown only this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [scope, choose] = useState<ChosenScope>('read')
  const [days, chooseDays] = useState<number | null>(90)
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => createToken({ name, scope, days }),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokenListQuery().queryKey }),
  })
  if (data) {
    return (
      <Dialog title={say.yourNewAccessToken()} onClose={onClose}>
        <div className={styles.sheet}>
          <ShownOnce label={say.accessToken()} secret={data.token} />
          <div className={styles.acts}>
            <Button look="primary" onClick={onClose}>
              {say.tokenDone()}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={say.newAccessToken()} onClose={onClose}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Field
          label={sayCommon.name()}
          hint={say.tokenNameHint()}
          value={name}
          required
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>{say.whatItCanDo()}</legend>
          {SCOPES.map(([each, words]) => (
            <label key={each}>
              <input type="radio" name="scope" value={each} checked={scope === each} onChange={() => choose(each)} />{' '}
              {words()}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{say.howLongItWorks()}</legend>
          {LIVES.map(([each, words]) => (
            <label key={each}>
              <input type="radio" name="days" checked={days === each} onChange={() => chooseDays(each)} /> {words()}
            </label>
          ))}
        </fieldset>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {say.createToken()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

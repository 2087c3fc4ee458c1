import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { get } from '../../api/client.ts'
import { deleteAccount } from '../../api/profile.ts'
import { forgetSession } from '../../api/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './settings-form.module.css'

export function DataPanel() {
  const [isLeaving, leave] = useState(false)
  const saving = useMutation({ mutationFn: downloadExport })
  return (
    <Panel title={say.yourData()}>
      <div className={styles.form}>
        <p>{say.dataHint()}</p>
        <div className={styles.acts}>
          <Button disabled={saving.isPending} onClick={() => saving.mutate()}>
            {say.downloadYourData()}
          </Button>
          <Button look="danger" onClick={() => leave(true)}>
            {say.deleteAccount()}
          </Button>
        </div>
        {saving.error && <MessageBar kind="bad">{saving.error.message}</MessageBar>}
      </div>
      {isLeaving && <DeleteAccountDialog onClose={() => leave(false)} />}
    </Panel>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteAccount,
    async onSuccess() {
      await forgetSession(cache)
      await navigate('/', { replace: true })
    },
  })
  return (
    <Dialog title={say.deleteAccount()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const fields = new FormData(event.currentTarget)
          mutate({
            password: String(fields.get('password')),
            name: fields.get('name') === 'deleted' ? 'deleted' : 'keep',
          })
        }}
      >
        <p>{say.deletionHint()}</p>
        <label>
          <input type="radio" name="name" value="keep" defaultChecked /> {say.keepMyNameOnMy()}
        </label>
        <label>
          <input type="radio" name="name" value="deleted" /> {say.showDeletedPlayerOnMy()}
        </label>
        <p>{say.deletedPlayerRemoves()}</p>
        <Field label={sayCommon.password()} name="password" type="password" autoComplete="current-password" required />
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" disabled={isPending}>
            {say.deleteAccount()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** A plain link could not send the session header. */
async function downloadExport(): Promise<void> {
  const all = await get('/profile/data')
  saveFile('kibitz-data.json', 'application/json', JSON.stringify(all, null, 2))
}

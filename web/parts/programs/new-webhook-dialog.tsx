import * as say from '#words/programs.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#core/people/webhook-events.ts'
import { MAX_WEBHOOK_URL } from '#core/limits/links.ts'
import { addWebhook, webhookListQuery } from '../../api/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import styles from '../account/settings-form.module.css'
import { EVENT_WORDS } from './event-words.ts'

const ADDRESS_START = 'https://'

/** Adds a webhook. Its signing secret is shown only this once. */
export function NewWebhookDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cache = useQueryClient()
  const [url, setUrl] = useState('')
  const [events, choose] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => addWebhook(id, { url, events }),
    onSuccess: () => cache.invalidateQueries({ queryKey: webhookListQuery(id).queryKey }),
  })
  if (data) {
    return (
      <Dialog title={say.webhookAdded()} onClose={onClose}>
        <div className={styles.sheet}>
          <p>{say.signingSecretHint()}</p>
          <ShownOnce label={say.signingSecret()} secret={data.secret} />
          <div className={styles.acts}>
            <Button look="primary" onClick={onClose}>
              {say.done()}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={say.addAWebhook()} onClose={onClose}>
      <form
        className={styles.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Field
          label={say.address()}
          type="url"
          hint={say.publicOnHttps()}
          placeholder={ADDRESS_START}
          value={url}
          maxLength={MAX_WEBHOOK_URL}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>{say.whatItIsTold()}</legend>
          {WEBHOOK_EVENTS.map((each) => (
            <label key={each}>
              <input
                type="checkbox"
                checked={events.includes(each)}
                onChange={({ target }) =>
                  choose(target.checked ? [...events, each] : events.filter((one) => one !== each))
                }
              />{' '}
              {EVENT_WORDS[each]()}
            </label>
          ))}
        </fieldset>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {say.addWebhook()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

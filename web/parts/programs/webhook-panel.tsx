import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeWebhook, resumeWebhook, webhookListQuery, type WebhookAnswer } from '../../api/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import styles from '../account/settings-form.module.css'
import { DeliveryRow } from './delivery-row.tsx'
import { EVENT_WORDS } from './event-words.ts'
import rows from '../account/account-row.module.css'

export function WebhookPanel({ id, webhook }: { id: string; webhook: WebhookAnswer }) {
  const cache = useQueryClient()
  const [isAsking, ask] = useState(false)
  const refresh = () => cache.invalidateQueries({ queryKey: webhookListQuery(id).queryKey })
  const removing = useMutation({ mutationFn: () => removeWebhook(id, webhook.id), onSuccess: refresh })
  const resuming = useMutation({ mutationFn: () => resumeWebhook(id, webhook.id), onSettled: refresh })
  const { url, events, deliveries, failingSince, disabledAt } = webhook
  return (
    <Panel title={<bdi>{new URL(url).hostname}</bdi>}>
      <PanelBody>
        <div className={styles.sheet}>
          <div className={styles.address}>
            <code>{url}</code>
            <p>{events.map((each) => EVENT_WORDS[each]).join(' · ')}</p>
          </div>
          {failingSince !== null && (
            <MessageBar kind={disabledAt === null ? 'warn' : 'bad'}>
              {disabledAt === null ? 'It hasn’t been accepted since ' : 'Switched off: it wasn’t accepted since '}
              <Time at={failingSince} as="moment" />. {waitingWords(webhook)}
            </MessageBar>
          )}
          <div className={styles.acts}>
            {failingSince !== null && (
              <Button small disabled={resuming.isPending} onClick={() => resuming.mutate()}>
                Try now
              </Button>
            )}
            <Button small aria-label={`Remove the webhook to ${new URL(url).hostname}`} onClick={() => ask(true)}>
              Remove
            </Button>
          </div>
          {resuming.error && <MessageBar kind="bad">{resuming.error.message}</MessageBar>}
        </div>
      </PanelBody>
      {deliveries.length === 0 ? (
        <p className={rows.none}>Nothing has been sent yet.</p>
      ) : (
        <ul className={rows.rows} aria-label="Last deliveries">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} id={id} delivery={delivery} onRepeated={refresh} />
          ))}
        </ul>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Remove this webhook?"
          button="Remove webhook"
          isPending={removing.isPending}
          error={removing.error?.message}
          onConfirm={() => removing.mutate()}
          onClose={() => ask(false)}
        >
          <p>
            <bdi>{url}</bdi> isn’t told anything more, and what is waiting isn’t sent.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const waitingWords = ({ waiting, disabledAt }: WebhookAnswer): string => {
  const what = `${waiting} ${waiting === 1 ? 'delivery waits' : 'deliveries wait'}`
  return disabledAt === null ? `${what} and will be sent in order.` : `${what}. “Try now” switches it on again.`
}

import * as say from '#words/programs.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../ui/t.tsx'
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
            <p>{events.map((each) => EVENT_WORDS[each]()).join(' · ')}</p>
          </div>
          {failingSince !== null && (
            <MessageBar kind={disabledAt === null ? 'warn' : 'bad'}>
              <T
                of={(disabledAt === null ? say.notAcceptedSince : say.switchedOffSince)({
                  time: <Time at={failingSince} as="moment" />,
                })}
              />{' '}
              {waitingWords(webhook)}
            </MessageBar>
          )}
          <div className={styles.acts}>
            {failingSince !== null && (
              <Button small disabled={resuming.isPending} onClick={() => resuming.mutate()}>
                {say.tryNow()}
              </Button>
            )}
            <Button
              small
              aria-label={say.removeTheWebhookTo({ host: new URL(url).hostname })}
              onClick={() => ask(true)}
            >
              {sayCommon.remove()}
            </Button>
          </div>
          {resuming.error && <MessageBar kind="bad">{resuming.error.message}</MessageBar>}
        </div>
      </PanelBody>
      {deliveries.length === 0 ? (
        <p className={rows.none}>{say.nothingHasBeenSentYet()}</p>
      ) : (
        <ul className={rows.rows} aria-label={say.lastDeliveries()}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} id={id} delivery={delivery} onRepeated={refresh} />
          ))}
        </ul>
      )}
      {isAsking && (
        <ConfirmDialog
          title={say.removeThisWebhook()}
          button={say.removeWebhook()}
          isPending={removing.isPending}
          error={removing.error?.message}
          onConfirm={() => removing.mutate()}
          onClose={() => ask(false)}
        >
          <p>
            <T of={say.webhookRemovalHint({ address: <bdi>{url}</bdi> })} />
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const waitingWords = ({ waiting: count, disabledAt }: WebhookAnswer): string =>
  disabledAt === null ? say.deliveriesWillBeSent({ count }) : say.deliveriesWaitForTry({ count })

import * as say from '#words/programs.js'
import { useMutation } from '@tanstack/react-query'
import { repeatDelivery, type WebhookAnswer } from '../../api/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import rows from '../account/account-row.module.css'
import { EVENT_WORDS } from './event-words.ts'

type WebhookDelivery = WebhookAnswer['deliveries'][number]

export function DeliveryRow({ id, delivery, onRepeated }: DeliveryRowProps) {
  const { event, createdAt, doneAt } = delivery
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => repeatDelivery(id, delivery.id),
    onSettled: onRepeated,
  })
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <b>{EVENT_WORDS[event]()}</b>
        <span>
          <Time at={createdAt} as="moment" /> · {error ? error.message : delivery.id}
        </span>
      </div>
      <span className={doneAt === null ? rows.badge : rows.ok}>{stateWords(delivery)}</span>
      {doneAt !== null && (
        <Button small disabled={isPending} onClick={() => mutate()}>
          {say.sendAgain()}
        </Button>
      )}
    </li>
  )
}

interface DeliveryRowProps {
  /** Tournament id, as in the address. */
  id: string
  delivery: WebhookDelivery
  onRepeated: () => unknown
}

function stateWords({ doneAt, triedAt, status }: WebhookDelivery): string {
  if (doneAt !== null) return say.accepted({ status: status! })
  if (triedAt === null) return say.deliveryWaiting()
  return status === 0 ? say.noAnswer() : say.refused({ status: status! })
}

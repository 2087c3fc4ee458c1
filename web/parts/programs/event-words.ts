import type { WebhookEvent } from '#core/people/webhook-events.ts'

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  drawn: 'Round drawn',
  published: 'Round published',
  result: 'Result entered or changed',
  roundOver: 'Round closed',
  finished: 'Tournament over',
}

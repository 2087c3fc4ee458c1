export const WEBHOOK_EVENTS = ['drawn', 'published', 'result', 'roundOver', 'finished'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

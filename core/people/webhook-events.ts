/** What a tournament tells to addresses that are registered for it. */
export const WEBHOOK_EVENTS = ['drawn', 'published', 'result', 'roundOver', 'finished'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

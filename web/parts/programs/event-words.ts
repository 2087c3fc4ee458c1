import * as say from '#words/programs.js'
import type { WebhookEvent } from '#core/people/webhook-events.ts'

export const EVENT_WORDS: Record<WebhookEvent, () => string> = {
  drawn: say.roundDrawn,
  published: say.roundPublished,
  result: say.resultEnteredOrChanged,
  roundOver: say.roundClosed,
  finished: say.tournamentOver,
}

import { MINUTE } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { WAKE_UPS, wakeUp, type WakeUp, type WakeUpKind } from '../queues/wake-up.ts'
import { queueFollowNews } from './follow-news.ts'
import { sendLetters } from './letters.ts'
import { notify } from './notify.ts'
import { sendPushes } from './push.ts'
import { tellWebhooks } from './webhooks.ts'

/** Each sends what waits, and returns the milliseconds after which there is more to do. */
const SENDERS: Record<WakeUpKind, (env: Bindings) => Promise<number | undefined>> = {
  letters: (env) => sendLetters(env),
  pushes: async (env) => {
    const now = Date.now()
    await Promise.all([notify(env, now), queueFollowNews(env, now)])
    return sendPushes(env, now)
  },
  webhooks: (env) => tellWebhooks(env, Date.now()),
}

/**
 * Consumes messages of the queues. Any number of messages about one kind is one run. What remains is asked for by a new
 * message; what is due after more than a minute is left to the cron trigger.
 */
export async function consume({ messages }: Pick<MessageBatch<unknown>, 'messages'>, env: Bindings): Promise<void> {
  const asked = new Set(messages.map(({ body }) => (body as WakeUp | null)?.what))
  await Promise.all(
    WAKE_UPS.filter((kind) => asked.has(kind)).map(async (kind) => {
      const wait = await SENDERS[kind](env)
      if (wait !== undefined && wait <= MINUTE) await wakeUp(env, [kind], wait)
    }),
  )
}

import { MINUTE } from '#core/time.ts'
import { logError } from '#party/log.ts'
import type { Bindings } from '../env.ts'
import { WAKE_UPS, wakeUp, type WakeUp, type WakeUpKind } from '../queues/wake-up.ts'
import { queueFollowNews } from './follow-news.ts'
import { sendLetters } from './letters.ts'
import { notify } from './notify.ts'
import { sendPushes } from './push.ts'
import { writeRoundLetters } from './round-letters.ts'
import { tellWebhooks } from './webhooks.ts'

/** Each sends what waits, and returns the milliseconds after which there is more to do. */
const SENDERS: Record<WakeUpKind, (env: Bindings) => Promise<number | undefined>> = {
  letters: (env) => sendLetters(env),
  pushes: async (env) => {
    const now = Date.now()
    const found = await Promise.allSettled([notify(env, now), queueFollowNews(env, now), writeRoundLetters(env, now)])
    for (const one of found) if (one.status === 'rejected') logError(one.reason)
    return sendPushes(env, now)
  },
  webhooks: (env) => tellWebhooks(env, Date.now()),
}

/** Sends what waits. What remains is asked for by a message, or left to the next minute if it is due later. */
export async function send(env: Bindings, kind: WakeUpKind): Promise<void> {
  const wait = await SENDERS[kind](env)
  if (wait !== undefined && wait <= MINUTE) await wakeUp(env, [kind], wait)
}

/** Consumes messages of the queues. Any number of messages of one kind is one run. */
export async function consume({ messages }: Pick<MessageBatch<unknown>, 'messages'>, env: Bindings): Promise<void> {
  const asked = new Set(messages.map(({ body }) => (body as WakeUp | null)?.what))
  await Promise.all(WAKE_UPS.filter((kind) => asked.has(kind)).map((kind) => send(env, kind)))
}

import { logWarning } from '#party/log.ts'
import type { Bindings } from '../env.ts'

/** What is to be sent now. The letters, pushes and deliveries themselves wait in D1. */
export const WAKE_UPS = ['letters', 'pushes', 'webhooks'] as const
export type WakeUpKind = (typeof WAKE_UPS)[number]
export interface WakeUp {
  what: WakeUpKind
}

export type QueueEnv = Pick<Bindings, 'LETTER_QUEUE' | 'PUSH_QUEUE' | 'WEBHOOK_QUEUE'>

const queueFor = (env: QueueEnv, what: WakeUpKind) =>
  ({ letters: env.LETTER_QUEUE, pushes: env.PUSH_QUEUE, webhooks: env.WEBHOOK_QUEUE })[what]

/**
 * Makes the Worker send what waits, after `wait` milliseconds. Never throws: without a queue, or when it refuses, the
 * cron trigger sends within the minute.
 */
export async function wakeUp(env: QueueEnv, kinds: readonly WakeUpKind[], wait = 0): Promise<void> {
  const delaySeconds = Math.ceil(wait / 1000)
  await Promise.all(
    kinds.map((what) =>
      queueFor(env, what)
        ?.send({ what }, { contentType: 'json', delaySeconds })
        .catch((error: unknown) => logWarning(`The queue for ${what} refused a message:`, error)),
    ),
  )
}

import type { Context } from 'hono'
import { SECOND } from '#core/time.ts'
import type { AppEnv } from '../env.ts'
import { lru } from './lru.ts'
import { singleFlight } from './single-flight.ts'

const MAX_ANSWERS = 500

const kept = lru<{ answer: unknown; at: number }>(MAX_ANSWERS)

/**
 * Caches a room's answer for a second per isolate: however many viewers a game has, the room is asked once a second.
 */
export async function forASecond<Answer>(c: Context<AppEnv>, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = kept.get(key)
  if (known && Date.now() - known.at < SECOND) return known.answer as Answer
  return singleFlight(
    `room ${key}`,
    (work) => c.executionCtx.waitUntil(work),
    async () => {
      const answer = await ask()
      kept.set(key, { answer, at: Date.now() })
      return answer
    },
  )
}

import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { sendVerification } from '../use-cases/verify-email.ts'
import { callerOf } from './caller.ts'
import { rateLimit } from './rate-limit.ts'

/** Emails the verification link of an address, a few times an hour; throws 429 beyond that. */
export async function sendLimitedVerification(
  c: Context<AppEnv>,
  user: { id: string; username: string },
  email: string,
): Promise<void> {
  await rateLimit(c, 'verify', user.id)
  await sendVerification(callerOf(c), user, email)
}

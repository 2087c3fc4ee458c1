import * as say from '#words/checks.js'
import * as z from 'zod/mini'

const SENTENCE = { error: say.pushSubscription }
const endpoint = z.string(SENTENCE).check(z.maxLength(1000, SENTENCE), z.url(SENTENCE))
const key = (letters: number) =>
  z.string(SENTENCE).check(z.regex(new RegExp(`^[\\w-]{${letters},${letters + 4}}=*$`), SENTENCE))

/**
 * POST /profile/push/subscribe, as the browser's PushSubscription. `p256dh` is a P-256 point of 65 bytes, `auth` a
 * secret of 16 bytes, both in base64url.
 */
export const SubscribeInput = z.object({
  endpoint,
  keys: z.object({ p256dh: key(87), auth: key(22) }, SENTENCE),
})

/** POST /profile/push/unsubscribe */
export const UnsubscribeInput = z.object({ endpoint })

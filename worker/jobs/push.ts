import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushService } from '#core/people/push-service.ts'
import { markdownToText } from '#core/text/markdown.ts'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import { logWarning } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as follows from '../data/follow-pushes.ts'
import * as pushes from '../data/push.ts'
import type { Bindings } from '../env.ts'
import { unseal } from '../secrets/seal.ts'
import { untilEmpty } from './until-empty.ts'

type Env = Pick<Bindings, 'DB' | 'SECRET' | 'SITE_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_ORIGIN'>

const BATCH_SIZE = 120
// Cloudflare's limit of open connections per Worker.
const CONCURRENCY = 6
const TIMEOUT = 10 * SECOND
const MAX_ATTEMPTS = 3
/** Seconds for which a push service keeps a push for a browser that is offline. */
const TTL = DAY / SECOND

type PushOutcome = 'done' | 'retry' | 'gone'

/** Sends waiting pushes, oldest first; does nothing without VAPID keys. */
export async function sendPushes(env: Env, now: number): Promise<void> {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return
  for (const line of [pushes, follows]) await untilEmpty(() => sendBatch(env, line, now))
}

/** A queue of pushes: for users' notifications, or for news to followers. */
type PushLine = Pick<typeof pushes, 'leaseDue' | 'recordOutcomes'>

/** Returns whether more may be waiting. */
async function sendBatch(env: Env, line: PushLine, now: number): Promise<boolean> {
  const db = open(env.DB)
  const leased = await line.leaseDue(db, now, BATCH_SIZE)
  if (leased.length === 0) return false
  const outcomes: { push: pushes.Push; fate: PushOutcome }[] = []
  const queue = [...leased]
  const next = async (): Promise<void> => {
    for (let push = queue.shift(); push; push = queue.shift()) outcomes.push({ push, fate: await sendPush(env, push) })
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
  const withOutcome = (fate: PushOutcome) => outcomes.filter((one) => one.fate === fate).map(({ push }) => push)
  const again = withOutcome('retry').filter(({ tries }) => tries < MAX_ATTEMPTS)
  await line.recordOutcomes(db, {
    done: [...withOutcome('done'), ...withOutcome('retry').filter(({ tries }) => tries >= MAX_ATTEMPTS)].map(
      ({ id }) => id,
    ),
    retry: again.map(({ id, tries }) => ({ id, dueAt: now + tries * MINUTE })),
    gone: withOutcome('gone').map(({ subscription }) => subscription),
  })
  return leased.length === BATCH_SIZE
}

async function sendPush(env: Env, push: pushes.Push): Promise<PushOutcome> {
  const { endpoint, keys, content, link } = push
  const known = await unseal(keys, env.SECRET)
  if (!known || !isPushService(endpoint, env.PUSH_ORIGIN)) return 'gone'
  try {
    const payload = await buildPushPayload(
      {
        data: { title: 'Kibitz', body: markdownToText(content), link, ...spoilerFree(push) },
        options: { ttl: TTL, urgency: 'high' },
      },
      { endpoint, expirationTime: null, keys: JSON.parse(known) as { p256dh: string; auth: string } },
      { subject: env.SITE_URL, publicKey: env.VAPID_PUBLIC_KEY!, privateKey: env.VAPID_PRIVATE_KEY! },
    )
    const signal = AbortSignal.timeout(TIMEOUT)
    const { status } = await fetch(endpoint, { ...payload, signal, redirect: 'manual' })
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'retry' : 'done'
  } catch (error) {
    logWarning('Push not sent:', error)
    return 'retry'
  }
}

/** Only the browser knows whether its user hides results, so it gets both texts. */
const spoilerFree = ({ tournamentId, spoilerFree: text }: pushes.Push) =>
  tournamentId !== null && text !== null && { spoilerFree: { tournament: tournamentId, body: markdownToText(text) } }

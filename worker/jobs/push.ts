import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushService } from '#core/people/push-service.ts'
import { words } from '#core/text/markdown.ts'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import { open } from '../data/db.ts'
import * as pushes from '../data/push.ts'
import type { Bindings } from '../env.ts'
import { unseal } from '../secrets/seal.ts'

type Env = Pick<Bindings, 'DB' | 'SECRET' | 'SITE_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_ORIGIN'>

// A Worker may ask fifty times in one go on the smallest plan.
const MOST = 40
const AT_ONCE = 6
const PATIENCE = 10 * SECOND
const TRIES = 3
/** A push service keeps it so long for a browser that is away. */
const TTL = DAY / SECOND

type Fate = 'over' | 'again' | 'gone'

/** Sends what is new to the browsers that wish it; nothing where no keys are configured. */
export async function sendPushes(env: Env, now: number): Promise<void> {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return
  const db = open(env.DB)
  const taken = await pushes.take(db, now, MOST)
  if (taken.length === 0) return
  const fates: { push: pushes.Push; fate: Fate }[] = []
  const waiting = [...taken]
  const next = async (): Promise<void> => {
    for (let push = waiting.shift(); push; push = waiting.shift()) fates.push({ push, fate: await send(env, push) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  const of = (fate: Fate) => fates.filter((one) => one.fate === fate).map(({ push }) => push)
  const again = of('again').filter(({ tries }) => tries < TRIES)
  await pushes.settle(db, {
    over: [...of('over'), ...of('again').filter(({ tries }) => tries >= TRIES)].map(({ id }) => id),
    again: again.map(({ id, tries }) => ({ id, dueAt: now + tries * MINUTE })),
    gone: of('gone').map(({ subscription }) => subscription),
  })
}

async function send(env: Env, { endpoint, keys, content, link }: pushes.Push): Promise<Fate> {
  const known = await unseal(keys, env.SECRET)
  if (!known || !isPushService(endpoint, env.PUSH_ORIGIN)) return 'gone'
  try {
    const payload = await buildPushPayload(
      { data: { title: 'Kibitz', body: words(content), link }, options: { ttl: TTL, urgency: 'high' } },
      { endpoint, expirationTime: null, keys: JSON.parse(known) as { p256dh: string; auth: string } },
      { subject: env.SITE_URL, publicKey: env.VAPID_PUBLIC_KEY!, privateKey: env.VAPID_PRIVATE_KEY! },
    )
    const signal = AbortSignal.timeout(PATIENCE)
    const { status } = await fetch(endpoint, { ...payload, signal, redirect: 'manual' })
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'again' : 'over'
  } catch (fault) {
    console.warn('A push was not sent:', fault)
    return 'again'
  }
}

import { savedTexts } from '#core/people/news.ts'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { localizedPath, storedLanguage } from '#core/addresses/localized.ts'
import { isPushService } from '#core/people/push-service.ts'
import { markdownToText } from '#core/text/markdown.ts'
import { DAY, SECOND } from '#core/time.ts'
import { logWarning } from '#party/log.ts'
import { retryAfter } from '../chess-sites/back-off.ts'
import { open } from '../data/db.ts'
import * as follows from '../data/follow-pushes.ts'
import * as pushes from '../data/push.ts'
import type { Bindings } from '../env.ts'
import { retryDelay, TWO_HOURS_OF_TRIES } from '../outgoing/retry-delay.ts'
import { unseal } from '../secrets/seal.ts'
import { untilEmpty } from './until-empty.ts'

type Env = Pick<Bindings, 'DB' | 'SECRET' | 'SITE_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUSH_ORIGIN'>

const BATCH_SIZE = 120
// Cloudflare's limit of open connections per Worker.
const CONCURRENCY = 6
const TIMEOUT = 10 * SECOND
/** Seconds for which a push service keeps a push for a browser that is offline. */
const TTL = DAY / SECOND

/** What a push service answered; `wait` is what it asks for, in milliseconds, or 0. */
type PushAnswer = 'sent' | 'gone' | { status: string; isFinal: boolean; wait: number }

/**
 * Sends waiting pushes, oldest first; does nothing without VAPID keys. Returns the milliseconds after which there is
 * more to send; undefined when none waits.
 */
export async function sendPushes(env: Env, now: number, roll = Math.random): Promise<number | undefined> {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return undefined
  for (const line of [pushes, follows]) await untilEmpty(() => sendBatch(env, line, now, roll))
  const db = open(env.DB)
  const due = Math.min((await pushes.nextDueAt(db)) ?? Infinity, (await follows.nextDueAt(db)) ?? Infinity)
  return due === Infinity ? undefined : Math.max(0, due - now)
}

/** A queue of pushes: for users' notifications, or for news to followers. */
type PushLine = Pick<typeof pushes, 'leaseDue' | 'recordOutcomes'>

/** Returns whether more may be waiting. */
async function sendBatch(env: Env, line: PushLine, now: number, roll: () => number): Promise<boolean> {
  const db = open(env.DB)
  const leased = await line.leaseDue(db, now, BATCH_SIZE)
  if (leased.length === 0) return false
  const outcomes: pushes.PushOutcomes = { sent: [], failed: [], gone: [] }
  const queue = [...leased]
  const next = async (): Promise<void> => {
    for (let push = queue.shift(); push; push = queue.shift()) {
      const answer = await sendPush(env, push, now)
      if (answer === 'sent') outcomes.sent.push(push.id)
      else if (answer === 'gone') outcomes.gone.push(push.subscription)
      else outcomes.failed.push({ id: push.id, ...afterFailure(answer, push.tries, now, roll()) })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
  await line.recordOutcomes(db, outcomes)
  return leased.length === BATCH_SIZE
}

/** When a push is tried again, or that it is given up. */
const afterFailure = (
  { status, isFinal, wait }: Exclude<PushAnswer, string>,
  tries: number,
  now: number,
  roll: number,
): { status: string; dueAt?: number; failedAt?: number } =>
  isFinal || tries >= TWO_HOURS_OF_TRIES
    ? { status, failedAt: now }
    : { status, dueAt: now + Math.max(wait, retryDelay(tries, roll)) }

async function sendPush(env: Env, push: pushes.Push, now: number): Promise<PushAnswer> {
  const { endpoint, keys, link } = push
  const language = storedLanguage(push.language)
  await loadLanguage(language)
  const { content, spoilerFree } = inLanguage(language, () => savedTexts(push))
  const known = await unseal(keys, env.SECRET)
  if (!known || !isPushService(endpoint, env.PUSH_ORIGIN)) return 'gone'
  try {
    const payload = await buildPushPayload(
      {
        data: {
          title: 'Kibitz',
          body: markdownToText(content),
          link: link && localizedPath(language, link),
          ...forHidden(push, spoilerFree),
        },
        options: { ttl: TTL, urgency: 'high' },
      },
      { endpoint, expirationTime: null, keys: JSON.parse(known) as { p256dh: string; auth: string } },
      { subject: env.SITE_URL, publicKey: env.VAPID_PUBLIC_KEY!, privateKey: env.VAPID_PRIVATE_KEY! },
    )
    const signal = AbortSignal.timeout(TIMEOUT)
    const { status, ok, headers, body } = await fetch(endpoint, { ...payload, signal, redirect: 'manual' })
    await body?.cancel()
    if (ok) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    const wait = retryAfter(headers.get('retry-after'), now)
    return { status: String(status), isFinal: status !== 429 && status < 500, wait }
  } catch (error) {
    logWarning('Push not sent:', error)
    return { status: 'no answer', isFinal: false, wait: 0 }
  }
}

/** Only the browser knows whether its user hides results, so it gets both texts. */
const forHidden = ({ tournamentId }: pushes.Push, text: string | null) =>
  tournamentId !== null && text !== null && { spoilerFree: { tournament: tournamentId, body: markdownToText(text) } }

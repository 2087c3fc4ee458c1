import { fromBase64, toBase64 } from './base64.ts'

const PREFIX = 'whsec_'
const BYTES = 32

/** A signing secret in the format of Standard Webhooks (standardwebhooks.com). */
export const newWebhookSecret = (): string => PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(BYTES)))

/** The id, timestamp and signature headers of Standard Webhooks (standardwebhooks.com). `at` in milliseconds. */
export async function signedHeaders(secret: string, id: string, at: number, body: string) {
  const timestamp = String(Math.floor(at / 1000))
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.slice(PREFIX.length)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(new Uint8Array(signed))}`,
  }
}

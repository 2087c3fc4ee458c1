import { Buffer } from 'node:buffer'

/** `npm run vapid`: prints a new VAPID key pair in the format of wrangler's secrets. */
const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const { x, y, d } = await crypto.subtle.exportKey('jwk', privateKey)
const bytes = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64url')
console.log(`VAPID_PUBLIC_KEY=${Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url')}`)
console.log(`VAPID_PRIVATE_KEY=${d}`)

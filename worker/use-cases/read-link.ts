import * as say from '#words/answers.js'
import { MAX_FILE_BYTES } from '#core/import/file-kind.ts'
import { SECOND } from '#core/time.ts'
import { fetchPublic } from '../outgoing/fetch-public.ts'
import type { AddressEnv } from '../outgoing/public-address.ts'
import { toBase64 } from '../secrets/base64.ts'
import { badRequest } from './refusal.ts'

const TIMEOUT = 10 * SECOND
const MOST_HOPS = 3
const UNREAD = {
  'no-answer': say.linkNoAnswer,
  'other-type': say.linkNoFile,
  'too-large': () => say.fileTooLarge({ size: MAX_FILE_BYTES / 1024 / 1024 }),
  'too-many-redirects': say.linkRedirects,
}

/** The file that a link leads to. */
interface LinkFile {
  name: string
  bytes: Uint8Array
}

/** Reads a file from a public address; throws 400 with the reason. No cookie is sent. */
export async function readLink(env: AddressEnv, text: string): Promise<LinkFile> {
  const answer = await fetchPublic(env, text, {
    headers: { accept: 'text/plain, text/csv, */*;q=0.5', 'user-agent': `Kibitz-Import (+${env.SITE_URL})` },
    timeout: TIMEOUT,
    hops: MOST_HOPS,
    maxBytes: MAX_FILE_BYTES,
  })
  if (answer.kind === 'refused') throw badRequest(answer.why)
  if (answer.kind !== 'answer') throw badRequest(UNREAD[answer.kind])
  const { status, address, bytes } = answer
  if (status >= 200 && status < 300) return { name: nameOf(address), bytes }
  throw badRequest(() => say.linkStatus({ status }))
}

/** A multiple of three bytes, few enough to be the arguments of one call. */
const AT_ONCE = 24 * 1024

/** Bytes as base 64, of any length. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE) parts.push(toBase64(bytes.subarray(at, at + AT_ONCE)))
  return parts.join('')
}

const nameOf = ({ pathname, hostname }: URL): string => {
  const last = pathname.split('/').findLast((part) => part !== '')
  try {
    return decodeURIComponent(last ?? hostname).slice(0, 80)
  } catch {
    return hostname
  }
}

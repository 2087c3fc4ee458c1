import { MAX_FILE_BYTES } from '#core/import/file-kind.ts'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { toBase64 } from '../secrets/base64.ts'
import { badRequest } from './refusal.ts'
import { webhookAddress } from './webhook-address.ts'

type LinkEnv = Parameters<typeof webhookAddress>[1] & Pick<Bindings, 'SITE_URL'>

const TIMEOUT = 10 * SECOND
const MOST_HOPS = 3
const TOO_LARGE = `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`
const NO_ANSWER = 'That address doesn’t answer. Download the file and drop it here instead.'

/** The file that a link leads to. */
interface LinkFile {
  name: string
  bytes: Uint8Array
}

/**
 * Reads a file from a public address; throws 400 with the reason. Each redirect is checked like the address of a webhook,
 * no cookie is sent, and reading stops at the largest size of a file.
 */
export async function readLink(env: LinkEnv, text: string): Promise<LinkFile> {
  let next = text
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const address = webhookAddress(next, env)
    if (typeof address === 'string') throw badRequest(address)
    const answer = await ask(env, address)
    const moved = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && moved !== null) {
      await answer.body?.cancel()
      next = URL.parse(moved, address.href)?.href ?? moved
      continue
    }
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      throw badRequest(`That address answers with ${answer.status}. Check it, or drop the file here instead.`)
    }
    return { name: nameOf(address), bytes: await readUpTo(answer.body, MAX_FILE_BYTES) }
  }
  throw badRequest('That address leads from one to another without end.')
}

async function ask(env: LinkEnv, address: URL): Promise<Response> {
  try {
    return await fetch(address.href, {
      headers: { accept: 'text/plain, text/csv, */*;q=0.5', 'user-agent': `Kibitz-Import (+${env.SITE_URL})` },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch {
    throw badRequest(NO_ANSWER)
  }
}

/** Counts the bytes as they arrive: the content-length header can’t be trusted. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of stream) {
      size += part.byteLength
      if (size > most) break
      parts.push(part)
    }
  } catch {
    throw badRequest(NO_ANSWER)
  }
  if (size > most) throw badRequest(TOO_LARGE)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
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

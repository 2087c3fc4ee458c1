import { MAX_SOURCE_BYTES } from '#core/limits/boards.ts'
import { SECOND } from '#core/time.ts'
import { readText } from '../../chess-sites/site-answer.ts'
import type { Bindings } from '../../env.ts'

const TIMEOUT = 8 * SECOND

type HostAnswer =
  | { kind: 'text'; text: string; etag: string | null }
  | { kind: 'same' }
  | { kind: 'failed'; status?: number }

/** Asks one of the hosts that the deployment names. No redirect is followed. Never throws. */
export async function askHost(
  env: Pick<Bindings, 'SITE_URL' | 'CONTACT'>,
  url: string,
  { etag, headers }: { etag?: string | null | undefined; headers?: Record<string, string> } = {},
): Promise<HostAnswer> {
  try {
    const answer = await fetch(url, {
      headers: {
        'user-agent': `Kibitz-Boards (+${env.SITE_URL}; ${env.CONTACT})`,
        ...headers,
        ...(etag && { 'if-none-match': etag }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (answer.status === 200) {
      const text = await readText(answer)
      return text === undefined || text.length > MAX_SOURCE_BYTES
        ? { kind: 'failed' }
        : { kind: 'text', text, etag: answer.headers.get('etag') }
    }
    await answer.body?.cancel()
    return answer.status === 304 ? { kind: 'same' } : { kind: 'failed', status: answer.status }
  } catch {
    return { kind: 'failed' }
  }
}

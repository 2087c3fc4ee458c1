import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { chessSite, type ChessSiteClient } from '#simulator/client.ts'
import { ChessSite } from '#simulator/site.ts'
import { bindings } from './worker.ts'

const base = new URL(bindings.CHESS_COM_API)

/**
 * Replaces `fetch` by the simulated chess site. The simulator runs inside the SiteQueue's Durable Object and uses its
 * storage. Returns the simulator's control calls.
 */
export async function aChessSite(): Promise<ChessSiteClient> {
  const queue = bindings.SiteQueue.getByName(base.host)
  // Without the pause after the faults of another test file, which it stores and has in memory.
  await runInDurableObject(queue, (_, state) => state.storage.delete('openUntil'))
  await evictDurableObject(queue)
  let site: ChessSite | undefined
  let storedIn: DurableObjectState | undefined
  const inQueue = <Result>(work: (site: ChessSite) => Promise<Result>): Promise<Result> =>
    runInDurableObject(queue, (_, state) => {
      // An idle Durable Object is evicted, and the next request gets a new instance.
      if (!site || state !== storedIn) site = new ChessSite((storedIn = state), {} as never)
      return work(site)
    })
  await inQueue(async () => {})
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    if (!site) throw new Error('The chess site is closed.')
    // The Worker itself, not the queue, requests lichess accounts, pushes, mail and Facebook, so these requests come from
    // outside the Durable Object.
    if (
      /^\/(lichess\/(?!api\/(?:(?:games|swiss|tournament|challenge|bulk-pairing|users)\b|token\/test))|push\/|mail\/|facebook\/)/.test(
        new URL(String(input)).pathname,
      )
    )
      return within(init.signal ?? undefined, fromOutside(String(input), init))
    return within(init.signal ?? undefined, site.fetch(new Request(input, init)))
  })
  const fromOutside = async (url: string, { body, ...init }: RequestInit): Promise<Response> => {
    const type: Record<string, string> =
      body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    const sent = {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...type },
      ...(body && { body: body instanceof URLSearchParams ? String(body) : body }),
    }
    const { status, headers, text } = await inQueue(async (inside) => {
      const answer = await inside.fetch(new Request(url, { ...sent, signal: null }))
      return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
    })
    return new Response(status === 204 ? null : text, { status, headers })
  }
  const strings = chessSite(base.origin, (input, init) =>
    inQueue(async (inside) => {
      const answer = await inside.fetch(new Request(String(input), init))
      return new Response(answer.status === 204 ? null : await answer.text(), { status: answer.status })
    }),
  )
  await strings.reset()
  await strings.latency(1)
  return strings
}

/** An answer that fails with its body when the client aborts. */
async function within(signal: AbortSignal | undefined, answer: Response | Promise<Response>): Promise<Response> {
  if (!signal) return answer
  const gone = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  gone.catch(() => {})
  const response = await Promise.race([answer, gone])
  if (!response.body) return response
  const reader = response.body.getReader()
  gone.catch(() => reader.cancel()).catch(() => {})
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await Promise.race([reader.read(), gone])
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, response)
}

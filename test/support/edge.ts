import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { vi } from 'vitest'
import type { app } from '#worker/app.ts'
import { bindings, assets } from './worker.ts'

/** An isolate at the edge, in the only data centre: own memory, the same cache as other isolates. */
export interface EdgeIsolate {
  get: (path: string, headers?: Record<string, string>) => Promise<Response & { words: string }>
  post: (path: string, body: unknown, headers: Record<string, string>) => Promise<Response>
  /** Requests to the Worker beside the database since the last call of `asked`. */
  asked: () => number
  /** Waits for the work that goes on behind the answers. */
  settled: () => Promise<void>
}

/** The Worker beside the database. Importing it takes a second, so all isolates at the edge of a file share it. */
let worker: Promise<{ app: typeof app }> | undefined

/**
 * A Worker at the edge that has just started, in front of one beside the database. `isCutOff`: that one can’t be reached,
 * so only answers that need no call succeed.
 */
export async function anIsolate({ isCutOff = false } = {}): Promise<EdgeIsolate> {
  const { app } = await (worker ??= import('#worker/app.ts'))
  vi.resetModules()
  const { answerAtEdge } = await import('#edge/answer.ts')
  const contexts: ExecutionContext[] = []
  let asked = 0
  const aContext = () => {
    const context = createExecutionContext()
    contexts.push(context)
    return context
  }
  const ORIGIN = {
    fetch: async (request: Request) => {
      asked += 1
      if (isCutOff) throw new Error('The site can’t be reached.')
      return app.fetch(request, { ...bindings, ASSETS: assets }, aContext())
    },
  }
  const send = async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'http://localhost'), { redirect: 'manual', ...init })
    return answerAtEdge(request, { CACHE: 'embedded', ORIGIN }, aContext())
  }
  return {
    get: async (path, headers = {}) => {
      const answer = await send(path, { headers })
      return Object.assign(answer, { words: await answer.clone().text() })
    },
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    asked: () => {
      const count = asked
      asked = 0
      return count
    },
    settled: async () => {
      while (contexts.length > 0) await waitOnExecutionContext(contexts.shift()!)
    },
  }
}

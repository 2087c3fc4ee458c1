import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { vi } from 'vitest'
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

/**
 * A Worker at the edge that has just started, in front of one beside the database. `isCutOff`: that one can’t be reached,
 * so only answers that need no call succeed.
 */
export async function anIsolate({ isCutOff = false } = {}): Promise<EdgeIsolate> {
  vi.resetModules()
  const [{ answerAtEdge }, { app }] = await Promise.all([import('#edge/answer.ts'), import('#worker/app.ts')])
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

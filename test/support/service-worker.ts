import { readFileSync } from 'node:fs'

const SCRIPT = readFileSync('web/public/service-worker.js', 'utf8')

/** What a device keeps: by cache and address. */
export type DeviceCaches = Record<string, Record<string, string>>

interface FetchEvent {
  request: { method: string; url: string; mode: string }
  preloadResponse: Promise<undefined>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** The site's service worker for the pages below a scope, on a device that keeps `kept`, which it may change. */
export function aServiceWorker(scope: string, kept: DeviceCaches, network: (path: string) => Promise<Response>) {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const find = (path: string, [name, answers]: [string, Record<string, string>], wanted?: string) =>
    (wanted === undefined || wanted === name) && answers[path] !== undefined
      ? new Response(answers[path], { headers: { 'x-kept-at': '1' } })
      : undefined
  const global = {
    addEventListener: (type: string, listen: (event: FetchEvent) => void) => void listeners.set(type, listen),
    registration: { scope: `${location.origin}${scope}` },
    fetch: (asked: { url: string } | string) => network(typeof asked === 'string' ? asked : pathOf(asked.url)),
    caches: {
      match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
        Object.entries(kept).flatMap((cache) => find(path, cache, cacheName) ?? [])[0],
      open: async (name: string) => ({
        keys: async () => Object.keys((kept[name] ??= {})).map((path) => ({ url: `${location.origin}${path}` })),
        delete: async ({ url }: { url: string }) => delete kept[name]![pathOf(url)],
      }),
    },
  }
  // The script runs in a scope of its own, as in a browser.
  // oxlint-disable-next-line no-new-func
  new Function(...Object.keys(global), SCRIPT)(...Object.values(global))

  /** Its answer to a request, once everything that belongs to it is done. Undefined: the browser asks itself. */
  return async (path: string, mode = 'cors'): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    listeners.get('fetch')!({
      request: { method: 'GET', url: `${location.origin}${path}`, mode },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given) => (answer = given),
      waitUntil: (one) => void work.push(one),
    })
    const given = await answer
    await Promise.all(work)
    return given
  }
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

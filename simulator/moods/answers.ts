import { dice } from '../dice.ts'
import { abandoned, bomb, endless } from './streams.ts'

type Truth = () => Promise<Response>

const HTML = { 'content-type': 'text/html; charset=UTF-8' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
// Without this the body is compressed on the way, which buffers small chunks.
const UNPACKED = { ...JSON_TYPE, 'content-encoding': 'identity' }

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(`<html><head><title>${code}</title></head><body><center><h1>${code}</h1></center></body></html>`, {
      status: code,
      headers: { ...HTML, ...headers },
    })

const luck = dice(5)
export const mostlyBusy = (_request: Request, truth: Truth) =>
  luck() < 0.8 ? status(429, { 'retry-after': '1' })() : truth()

export async function lost(_request: Request, truth: Truth): Promise<Response> {
  await truth()
  return status(500)()
}

export const challenge = () =>
  new Response(
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body><noscript>Enable JavaScript and cookies to continue</noscript></body></html>',
    { status: 403, headers: { ...HTML, 'cf-mitigated': 'challenge', server: 'cloudflare' } },
  )

export const blocked = () =>
  new Response('Blocked: your client has been identified as a robot.', {
    status: 403,
    headers: { 'content-type': 'text/plain' },
  })

export const internal = () =>
  Response.json({ code: 3024, message: 'An internal error has occurred' }, { status: 404, headers: JSON_TYPE })

const silences = new Set<AbortController>()

/** Answers that hang do so for half a minute, or until the simulator is reset: tests need not wait for them. */
async function hangOn(): Promise<void> {
  const silence = new AbortController()
  silences.add(silence)
  await scheduler.wait(30_000, { signal: silence.signal }).catch(() => {})
  silences.delete(silence)
}

export function endHanging(): void {
  for (const silence of silences) silence.abort()
}

export async function hang(): Promise<Response> {
  await hangOn()
  return status(504)()
}

export const hangBody = () => new Response(new ReadableStream({ pull: hangOn }), { headers: UNPACKED })

const bytes = async (truth: Truth) => new Uint8Array(await (await truth()).arrayBuffer())

export async function drip(request: Request, truth: Truth): Promise<Response> {
  const all = await bytes(truth)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at > 0) await scheduler.wait(250)
      if (request.signal.aborted || at >= all.length) return controller.close()
      controller.enqueue(all.slice(at, ++at))
    },
  })
  return new Response(body, { headers: UNPACKED })
}

export async function garbage(_request: Request, truth: Truth): Promise<Response> {
  const all = await bytes(truth)
  return new Response(all.slice(0, Math.floor(all.length / 2)), { headers: JSON_TYPE })
}

export const page = () =>
  new Response('<!DOCTYPE html><html><head><title>Maintenance</title></head><body>Back soon</body></html>', {
    headers: HTML,
  })

export const empty = () => new Response('', { headers: JSON_TYPE })

export const huge = () => new Response(endless(50), { headers: UNPACKED })

export const gzipBomb = async () =>
  new Response(await bomb(64), { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, encodeBody: 'manual' })

export async function reset(_request: Request, truth: Truth): Promise<Response> {
  const all = await bytes(truth)
  return new Response(abandoned(all.slice(0, Math.floor(all.length / 2))), { headers: UNPACKED })
}

const redirect = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'access-control-allow-origin': '*' } })

/** Redirects to the same path with `?moved=1`, to which no mood applies. */
export const moved = (request: Request) => {
  const url = new URL(request.url)
  return redirect(`${url.pathname}?moved=1`)
}

export const loop = (request: Request) => redirect(new URL(request.url).pathname)
export const away = () => redirect('http://127.0.0.1:1/')

export async function stale(_request: Request, truth: Truth): Promise<Response> {
  const { headers } = await truth()
  return new Response(null, { status: 304, headers })
}

export async function newTag(_request: Request, truth: Truth): Promise<Response> {
  const sent = await truth()
  const headers = new Headers(sent.headers)
  headers.set('etag', `W/"${crypto.randomUUID().replaceAll('-', '')}"`)
  return new Response(sent.body, { status: sent.status, headers })
}

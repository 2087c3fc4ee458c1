/**
 * Headers between the site and its edge, which readers never get. `SHARED`: the answer is the same for every reader of
 * this kind, so the edge may keep it. `VERSION`: the event that it shows and its version, `rivers.345`. `LEFT`: something
 * public turned private, so that everything kept at the edge has to go.
 */
export const SHARED = 'x-edge-shared'
export const VERSION = 'x-edge-version'
export const LEFT = 'x-edge-left'

/** Whether the edge may keep an answer. */
export const isShared = ({ status, headers }: Response): boolean =>
  status < 400 &&
  headers.has(SHARED) &&
  !headers.has('set-cookie') &&
  !(headers.get('cache-control') ?? '').includes('no-store')

/** The answer as its reader gets it. */
export function withoutEdgeHeaders(answer: Response): Response {
  if (answer.status === 101) return answer
  const { headers, status, statusText, body } = answer
  const sent = new Headers(headers)
  for (const name of [SHARED, VERSION, LEFT]) sent.delete(name)
  return new Response(body, { headers: sent, status, statusText })
}

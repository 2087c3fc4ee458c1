import { PREFIX, SHARED } from '#core/contract/edge-headers.ts'

/** Whether an answer may be kept. */
export const isShared = ({ status, headers }: Response): boolean =>
  status < 400 &&
  headers.has(SHARED) &&
  !headers.has('set-cookie') &&
  !(headers.get('cache-control') ?? '').includes('no-store')

/** The answer as its reader gets it. */
export function withoutEdgeHeaders(answer: Response): Response {
  if (answer.status === 101) return answer
  const sent = new Response(answer.body, answer)
  // By their prefix, because the site’s Worker may be newer and send headers that this one doesn’t know.
  for (const name of answer.headers.keys()) if (name.startsWith(PREFIX)) sent.headers.delete(name)
  return sent
}

import { LEFT, SHARED, VERSION } from '#core/contract/edge-headers.ts'

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
  for (const name of [SHARED, VERSION, LEFT]) sent.headers.delete(name)
  return sent
}

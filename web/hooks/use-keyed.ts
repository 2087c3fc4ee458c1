import { useRef } from 'react'

/**
 * Sends a form under an idempotency key. A request that is sent again, because its answer was lost, keeps its key; once
 * the form has changed it is another request.
 */
export function useKeyed<Body extends object, Answer>(
  send: (body: Body, key: string) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    const known = last.current
    const key = known?.text === text ? known.key : crypto.randomUUID()
    last.current = { text, key }
    return send(body, key)
  }
}

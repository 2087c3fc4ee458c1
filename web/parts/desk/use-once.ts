import { useRef } from 'react'

/** Takes a step only once if it is asked for twice in a row: a double click is faster than its button is disabled. */
export function useOnce<Answer>() {
  const last = useRef<{ key: string; answer: Promise<Answer> }>(undefined)
  return (what: object, step: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(what)
    if (last.current?.key === key) return last.current.answer
    const answer = step().finally(() => {
      if (last.current?.answer === answer) last.current = undefined
    })
    last.current = { key, answer }
    return answer
  }
}

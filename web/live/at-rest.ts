import { whenIdle } from '../hooks/when-idle.ts'

const RETRY = 10_000

/**
 * Loads code when the page is idle, retries until that succeeds, and calls `begin` with it. Both `begin` and this
 * function return a function that ends it.
 */
export function atRest<Code>(load: () => Promise<Code>, begin: (code: Code) => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  const fetchCode = async () => {
    const code = await load().catch(() => undefined)
    if (isOver) return
    if (code) end = begin(code)
    else retrying = setTimeout(fetchCode, RETRY)
  }
  const cancel = whenIdle(() => void fetchCode())
  return () => {
    isOver = true
    cancel()
    clearTimeout(retrying)
    end?.()
  }
}

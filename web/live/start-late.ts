import { whenIdle } from '../hooks/when-idle.ts'

const RETRY = 10_000

/** Starts what some code does, which comes once the page rests. Returns how to end it. */
export function startLate<Module>(load: () => Promise<Module>, start: (module: Module) => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    const module = await load().catch(() => undefined)
    if (isOver) return
    if (module) end = start(module)
    else retrying = setTimeout(attempt, RETRY)
  }
  const cancel = whenIdle(() => void attempt())
  return () => {
    isOver = true
    cancel()
    clearTimeout(retrying)
    end?.()
  }
}

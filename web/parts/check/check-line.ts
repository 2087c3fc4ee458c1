import type { CheckStep } from '#core/import/check-report.ts'

/** What the worker sends: steps of the check, and the share of the current round that is paired, from 0 to 1. */
export type CheckProgress = CheckStep | { is: 'share'; share: number } | { is: 'done' } | { is: 'failed' }

/** Checks a report in a worker; the returned function ends it. */
export function startCheck(text: string, hear: (message: CheckProgress) => void): () => void {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<CheckProgress>) => hear(data))
  // Its code didn’t load, or it ran out of memory.
  worker.addEventListener('error', () => hear({ is: 'failed' }))
  // A worker, unlike a window, has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(text)
  return () => worker.terminate()
}

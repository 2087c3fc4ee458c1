import { checkReport } from '#core/import/check-report.ts'
import type { CheckProgress } from './check-line.ts'

/** Checks a report off the main thread, and sends each step as soon as it is found. */

/** In milliseconds, between two reports of progress. */
const EVERY = 100

let told = 0

function watch(share: number): void {
  const now = performance.now()
  if (now < told + EVERY) return
  told = now
  send({ is: 'share', share })
}

const send = (message: CheckProgress): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    for (const step of checkReport(data, watch)) send(step)
    send({ is: 'done' })
  } catch {
    send({ is: 'failed' })
  }
})

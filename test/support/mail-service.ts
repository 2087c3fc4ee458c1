import { onTestFinished, vi } from 'vitest'
import { sendLetters } from '#worker/jobs/letters.ts'
import { bindings } from './worker.ts'

/** The environment of a deployment that sends through Resend, played by the simulator. */
export const mailEnv = { ...bindings, RESEND_KEY: 're_test', RESEND_API: `${bindings.CHESS_COM_WEB}/mail` }

/** Sets the time until the test ends, for the Worker and the simulator. Waiting takes no time. */
export function aClock(began: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  onTestFinished(() => void vi.useRealTimers())
  return { now: () => Date.now(), wait: async (ms: number) => void vi.setSystemTime(Date.now() + ms) }
}
export type TestClock = ReturnType<typeof aClock>

/** Sends letters as the messages of the queue make the Worker do, while some wait and `goesOn`. */
export async function sendAll(clock: TestClock, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn()) {
    const wait = await sendLetters(mailEnv, { clock, roll: () => 0.5 })
    if (wait === undefined) return
    await clock.wait(wait)
  }
}

/** For a test that provokes warnings: hides `console.warn` until the test ends. */
export function expectWarnings(): void {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => void log.mockRestore())
}

/** Takes letters of other tests away, and the pauses that the mail service asked for. */
export async function emptyOutbox(): Promise<void> {
  await bindings.DB.batch(['letters', 'mail_sender'].map((table) => bindings.DB.prepare(`delete from ${table}`)))
}

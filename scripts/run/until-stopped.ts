import { onceOneFails, stopAll } from './processes.ts'

/**
 * Does the work and leaves what it started running until a signal comes; then, or when the work or one of the programs
 * fails, ends all of it and the process.
 */
export async function untilStopped(work: () => Promise<void>): Promise<void> {
  const leave = (code: number) => void stopAll().then(() => process.exit(code))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => leave(0))
  onceOneFails(() => leave(1))
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    leave(1)
  }
}

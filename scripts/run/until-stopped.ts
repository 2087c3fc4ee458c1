import { onceOneFails, stopAll } from './processes.ts'

/**
 * Runs `work` and keeps the programs it started until SIGINT or SIGTERM. Then, or if `work` or a program fails, stops
 * them and exits.
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

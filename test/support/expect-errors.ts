import { onTestFinished, vi } from 'vitest'

/** For a test that provokes errors: what the code under test logs as errors isn't printed until the test ends. */
export function expectErrors(): void {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void log.mockRestore())
}

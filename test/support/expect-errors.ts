import { onTestFinished, vi } from 'vitest'

/** For a test that provokes errors: hides `console.error` until the test ends. */
export function expectErrors(): void {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void log.mockRestore())
}

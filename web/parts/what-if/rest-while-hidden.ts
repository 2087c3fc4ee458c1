import type { ForecastLine } from './forecast-line.ts'

/** Lets workers rest as long as nobody sees the page; returns how to leave them alone. */
export function restWhileHidden(lines: () => readonly ForecastLine[]): () => void {
  const rest = (): void => {
    for (const line of lines()) line.pause(document.hidden)
  }
  rest()
  document.addEventListener('visibilitychange', rest)
  return () => document.removeEventListener('visibilitychange', rest)
}

import type { ForecastLine } from './forecast-line.ts'

/** Pauses workers while the page is hidden; returns the cleanup function. */
export function restWhileHidden(lines: () => readonly ForecastLine[]): () => void {
  const rest = (): void => {
    for (const line of lines()) line.pause(document.hidden)
  }
  rest()
  document.addEventListener('visibilitychange', rest)
  return () => document.removeEventListener('visibilitychange', rest)
}

import type { OfflineProblem } from './wanted-events.ts'

/** Why something could not be kept; undefined where trying again later may help, e.g. without a network. */
export function problemOf(error: unknown): OfflineProblem | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'QuotaExceededError') return 'full'
  return error.name === 'SecurityError' || error.name === 'InvalidStateError' ? 'forbidden' : undefined
}

export const PROBLEMS: Record<OfflineProblem, string> = {
  full: 'There’s no space left on this device. Remove an event, or free some space and try again.',
  forbidden: 'This browser doesn’t let sites keep anything, for example in a private window.',
}

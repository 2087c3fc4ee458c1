import * as say from '#words/keptEvents.js'
import type { OfflineProblem } from './wanted-events.ts'

/** Why something could not be kept; undefined where trying again later may help, e.g. without a network. */
export function problemOf(error: unknown): OfflineProblem | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'QuotaExceededError') return 'full'
  return error.name === 'SecurityError' || error.name === 'InvalidStateError' ? 'forbidden' : undefined
}

export const PROBLEMS: Record<OfflineProblem, () => string> = { full: say.full, forbidden: say.forbidden }

import { useEffect, useReducer } from 'react'
import type { ComparedRanks, ReportFindings } from '#core/import/check-report.ts'
import type { ComparedRound } from '#core/import/check-rounds.ts'
import { startCheck, type CheckProgress } from './check-line.ts'

/** A check as far as it has come. */
export interface Check {
  is: 'running' | 'done' | 'failed'
  /** Why the text isn’t a report. */
  refusal?: string
  report?: ReportFindings
  rounds: ComparedRound[]
  ranks?: ComparedRanks
  /** Of the current round, from 0 to 1. */
  share: number
}

const STARTED: Check = { is: 'running', rounds: [], share: 0 }

function next(check: Check, message: CheckProgress): Check {
  switch (message.is) {
    case 'refused':
      return { ...check, refusal: message.reason }
    case 'read':
      return { ...check, report: message.report }
    case 'share':
      return { ...check, share: Math.max(check.share, message.share) }
    case 'round':
      return { ...check, rounds: [...check.rounds, message.round], share: 0 }
    case 'ranks':
      return { ...check, ranks: message.ranks }
    default:
      return { ...check, is: message.is }
  }
}

/** Checks the text of a report in a worker, which ends with the component. */
export function useCheck(text: string): Check {
  const [check, hear] = useReducer(next, STARTED)
  useEffect(() => startCheck(text, hear), [text])
  return check
}

import { useMemo, useState } from 'react'
import { examine, type Examination, type FoundProblem } from '#core/import/examine.ts'
import type { Decision, Decisions } from '#core/import/problem.ts'

/** The examination of a file, with the user's decisions so far. */
export interface Doctor {
  seen: Examination
  decisions: Decisions
  /** Undecided problems with a proposed repair. */
  proposed: FoundProblem[]
  open: FoundProblem[]
  decide: (id: string, decision: Decision | undefined) => void
  acceptAll: () => void
}

export function useExamination(text: string): Doctor {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const [now] = useState(() => Date.now())
  const seen = useMemo(() => examine(text, decisions, { id: 'report', now }), [text, decisions, now])
  const open = seen.problems.filter(({ id }) => !decisions.has(id))
  const proposed = open.filter(({ certainty }) => certainty !== 'open')
  return {
    seen,
    decisions,
    open,
    proposed,
    decide: (id, decision) =>
      setDecisions((before) => {
        const after = new Map(before)
        if (decision === undefined) after.delete(id)
        else after.set(id, decision)
        return after
      }),
    acceptAll: () => setDecisions((before) => new Map([...before, ...proposed.map(({ id }) => [id, 0] as const)])),
  }
}

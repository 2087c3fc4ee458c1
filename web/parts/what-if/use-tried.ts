import { useCallback, useState } from 'react'
import { useNavigate, type Path } from 'react-router-dom'
import { formatResults, parseResults } from '#core/forecast/results-in-address.ts'
import { sortResults, type AssumedResult, type SortedResults } from '#core/forecast/assumed-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { decodedHash, useHash } from '../../hooks/use-hash.ts'

/** What a reader asks of the page besides results: the last place that qualifies, and who wants to know what they need. */
interface TriedParams {
  first: number | undefined
  who: number | undefined
  /** Whose dice odds are made with. */
  seed: number
}

export interface Tried extends SortedResults, TriedParams {
  /** Tries a result on a board, in place of what was tried there before; none to have it as it is. */
  set: (result: Omit<AssumedResult, 'first'> & { first: number | undefined }) => void
  clear: () => void
  /** Takes the last step back; undefined where there is none. */
  undo: (() => void) | undefined
  ask: (values: { first?: string | undefined; who?: string | undefined }) => void
}

/** The results that are tried, which stand behind # in the address: it can be copied, and nothing of it is ever sent. */
export function useTried(snapshot: Snapshot): Tried {
  const params = new URLSearchParams(useHash())
  const navigate = useNavigate()
  const sorted = sortResults(snapshot, parseResults(params.get('if')))
  const [steps, setSteps] = useState<(string | undefined)[]>([])
  // Rows of boards have no more to do with a press on another as long as this stays the same.
  const write = useCallback(
    (without: Narrowing) => {
      const before = triedInAddress()
      setSteps((steps) => [...steps, before])
      void navigate(hashWith({ if: rewritten(snapshot, before, without) }))
    },
    [navigate, snapshot, setSteps],
  )
  const set = useCallback<Tried['set']>(
    ({ first, ...board }) => {
      write((kept) => {
        const others = kept.filter(({ round, no }) => round !== board.round || no !== board.no)
        return first === undefined ? others : [...others, { ...board, first }]
      })
    },
    [write],
  )
  return {
    ...sorted,
    first: wholeNumber(params.get('first')),
    who: wholeNumber(params.get('who')),
    seed: wholeNumber(params.get('seed')) ?? 1,
    set,
    clear: () => write(() => []),
    undo:
      steps.length === 0
        ? undefined
        : () => {
            setSteps(steps.slice(0, -1))
            void navigate(hashWith({ if: steps.at(-1) }))
          },
    ask: (values) => void navigate(hashWith(values)),
  }
}

/** What stays of the results that are tried, and what comes to them. */
type Narrowing = (kept: AssumedResult[]) => AssumedResult[]

const triedInAddress = (): string | undefined => new URLSearchParams(decodedHash(location.hash)).get('if') ?? undefined

const rewritten = (snapshot: Snapshot, before: string | undefined, without: Narrowing): string | undefined =>
  formatResults(without(sortResults(snapshot, parseResults(before ?? null)).kept), snapshot.settings.gamePointTotal)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined

/** The address with other values behind #: a step that “back” takes back. */
function hashWith(values: Record<string, string | undefined>): Partial<Path> {
  const params = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return { search: location.search, hash: params.size > 0 ? `#${params}` : '' }
}

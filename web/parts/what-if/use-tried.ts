import { useCallback, useState } from 'react'
import { useNavigate, type Path } from 'react-router-dom'
import { formatResults, parseResults } from '#core/forecast/results-in-address.ts'
import { sortResults, type AssumedResult, type SortedResults } from '#core/forecast/assumed-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { decodedHash, useHash } from '../../hooks/use-hash.ts'

/**
 * Other parameters of the page: the last qualifying place, and the start number of the competitor in "What do I need?".
 */
interface TriedParams {
  first: number | undefined
  who: number | undefined
  /** Seed of the simulation. */
  seed: number
}

export interface Tried extends SortedResults, TriedParams {
  /** Assumes a result for a board, replacing an earlier one; without `first` the actual result counts again. */
  set: (result: Omit<AssumedResult, 'first'> & { first: number | undefined }) => void
  clear: () => void
  /** Undoes the last step; undefined when there is none. */
  undo: (() => void) | undefined
  ask: (values: { first?: string | undefined; who?: string | undefined }) => void
}

/** The assumed results. They are in the hash, so the address can be shared and no request contains them. */
export function useTried(snapshot: Snapshot): Tried {
  const params = new URLSearchParams(useHash())
  const navigate = useNavigate()
  const sorted = sortResults(snapshot, parseResults(params.get('if')))
  const [steps, setSteps] = useState<(string | undefined)[]>([])
  // A stable callback: a press on one board does not re-render the rows of the others.
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

/** Changes the list of assumed results. */
type Narrowing = (kept: AssumedResult[]) => AssumedResult[]

const triedInAddress = (): string | undefined => new URLSearchParams(decodedHash(location.hash)).get('if') ?? undefined

const rewritten = (snapshot: Snapshot, before: string | undefined, without: Narrowing): string | undefined =>
  formatResults(without(sortResults(snapshot, parseResults(before ?? null)).kept), snapshot.settings.gamePointTotal)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined

/** The address with these values changed in its hash: navigating to it is one step for "back". */
function hashWith(values: Record<string, string | undefined>): Partial<Path> {
  const params = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return { search: location.search, hash: params.size > 0 ? `#${params}` : '' }
}

import { useState } from 'react'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'

const MOST = 3

const told = ({ outcome, points }: Pairing): string => `${outcome} ${points?.join() ?? ''}`

/** The last three pairings whose result came or changed since the page was opened, newest first. */
export function useNewResults(pairings: Pairing[]): Pairing[] {
  const [seen, setSeen] = useState({ pairings, fresh: [] as string[] })
  if (seen.pairings !== pairings) {
    const before = new Map(seen.pairings.map((pairing) => [pairing.id, told(pairing)]))
    const changed = pairings
      .filter((pairing) => before.has(pairing.id) && before.get(pairing.id) !== told(pairing))
      .filter(({ outcome, points }) => outcome !== NO_OUTCOME || points !== null)
      .map(({ id }) => id)
    const fresh = [...changed, ...seen.fresh.filter((id) => !changed.includes(id))].slice(0, MOST)
    setSeen({ pairings, fresh })
  }
  return seen.fresh.flatMap((id) => pairings.find((pairing) => pairing.id === id) ?? [])
}

import type { Snapshot } from '#core/snapshot/snapshot.ts'

const WHO: Record<string, 'White' | 'Drawn' | 'Black'> = {
  '10': 'White',
  WL: 'White',
  '==': 'Drawn',
  DD: 'Drawn',
  '01': 'Black',
  LW: 'Black',
}

/** How many games that were played each colour won; where a pairing is more than a game its colours say nothing. */
export function colourResults({ settings, rounds }: Snapshot): Record<'White' | 'Drawn' | 'Black', number> {
  const results = { White: 0, Drawn: 0, Black: 0 }
  if (settings.gamePointTotal !== 1) return results
  for (const outcome of rounds.flatMap(({ outcomes }) => outcomes.match(/../gs) ?? [])) {
    const who = WHO[outcome]
    if (who) results[who]++
  }
  return results
}

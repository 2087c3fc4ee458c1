import type { Snapshot } from '#core/snapshot/snapshot.ts'

const WHO: Record<string, 'White' | 'Drawn' | 'Black'> = {
  '10': 'White',
  WL: 'White',
  '==': 'Drawn',
  DD: 'Drawn',
  '01': 'Black',
  LW: 'Black',
}

/**
 * Number of games won by each colour, without forfeits. All zero when a pairing is several games, which have no single
 * colour.
 */
export function colourResults({ settings, rounds }: Snapshot): Record<'White' | 'Drawn' | 'Black', number> {
  const results = { White: 0, Drawn: 0, Black: 0 }
  if (settings.gamePointTotal !== 1) return results
  for (const outcome of rounds.flatMap(({ outcomes }) => outcomes.match(/../gs) ?? [])) {
    const who = WHO[outcome]
    if (who) results[who]++
  }
  return results
}

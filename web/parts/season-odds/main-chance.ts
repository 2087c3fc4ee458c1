import type { ChanceRow, TeamOddsRow } from '#core/rows/season-odds.ts'
import type { SeasonQuestion } from '#core/season/zones.ts'

/** What a row of the table says of a team: the question that matters most to it, or that it stays. */
export interface MainChance {
  about: SeasonQuestion | 'stays'
  /** Undefined if nothing can change it any more. */
  chance: ChanceRow | undefined
}

/** Below this share a simulated chance that is not settled is not worth a line of its own. */
const LEAST = 0.0005

/** The one chance that a row of the table has room for. */
export function mainChance(odds: TeamOddsRow): MainChance {
  const certain = ORDER.find((question) => odds[question]?.settled === true)
  if (certain) return { about: certain, chance: undefined }
  const open = ORDER.flatMap((question) => {
    const chance = odds[question]
    return chance && chance.settled === null && chance.share > LEAST ? { about: question, chance } : []
  })
  // Of several, the one nearest to even chances: the others are clearer.
  const [first] = open.toSorted((a, b) => Math.abs(a.chance.share - 0.5) - Math.abs(b.chance.share - 0.5))
  return first ?? { about: 'stays', chance: undefined }
}

const ORDER = ['title', 'up', 'down', 'playoffUp', 'playoffDown'] as const satisfies SeasonQuestion[]

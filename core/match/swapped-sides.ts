import type { Facts } from './facts.ts'
import type { Mini, RuledScore } from './mini.ts'
import type { MatchResult, PairingState } from './pairing-state.ts'

const swappedLetters = (letters: string): string => letters.replaceAll(/(.)(.)/gsu, '$2$1')

/** A claim in the format of `claimOf`, seen from the other side. */
function swappedClaim(claim: string): string {
  if (claim.startsWith('#')) return `#${swappedLetters(claim.slice(1))}`
  return claim.includes(':') ? claim.split(':').toReversed().join(':') : swappedLetters(claim)
}

const swapped = (text: string | undefined, by: (text: string) => string): string | undefined => text && by(text)

/** The state of a pairing whose sides change places: each side keeps its result and its claims. */
export const swappedSides = ({ minis, mp, ...result }: PairingState): PairingState => ({
  ...swappedResult(result),
  ...(minis && { minis: minis.map(swappedMini) }),
  ...(mp && { mp: [mp[1], mp[0]] }),
})

const swappedMini = ({ k, minBoards, ruling, ...result }: Mini): Mini => ({
  ...swappedResult(result),
  k,
  ...(minBoards !== undefined && { minBoards }),
  ...(ruling && { ruling: { ...ruling, before: swappedScore(ruling.before), after: swappedScore(ruling.after) } }),
})

const swappedScore = ({ outcome, points }: RuledScore): RuledScore => ({
  outcome: swappedLetters(outcome),
  points: points && [points[1], points[0]],
})

function swappedResult({ outcome, points, games, facts }: MatchResult): MatchResult {
  const { whiteSays, blackSays, siteSays, rated, corrected, ...others } = facts
  const turned: Facts = {
    whiteSays: swapped(blackSays, swappedClaim),
    blackSays: swapped(whiteSays, swappedClaim),
    siteSays: swapped(siteSays, swappedClaim),
    rated: swapped(rated, swappedLetters),
    corrected: swapped(corrected, swappedLetters),
  } as Facts
  return {
    outcome: swappedLetters(outcome),
    points: points && [points[1], points[0]],
    games: swappedLetters(games),
    facts: { ...others, ...Object.fromEntries(Object.entries(turned).filter(([, fact]) => fact !== undefined)) },
  }
}

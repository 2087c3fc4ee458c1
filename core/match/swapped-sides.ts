import type { Facts } from './facts.ts'
import type { PairingState } from './pairing-state.ts'

const swappedLetters = (letters: string): string => letters.replaceAll(/(.)(.)/gsu, '$2$1')

/** A claim in the format of `claimOf`, seen from the other side. */
function swappedClaim(claim: string): string {
  if (claim.startsWith('#')) return `#${swappedLetters(claim.slice(1))}`
  return claim.includes(':') ? claim.split(':').toReversed().join(':') : swappedLetters(claim)
}

const swapped = (text: string | undefined, by: (text: string) => string): string | undefined => text && by(text)

/** The state of a pairing whose sides change places: each side keeps its result and its claims. */
export function swappedSides({ outcome, points, games, facts }: PairingState): PairingState {
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

import type { Act } from './act.ts'
import { traitsOf } from './acts.ts'
import type { PairingInRound } from './pairing.ts'

/** A change as the history has it, as far as it is asked what takes it back. */
export interface PastChange {
  version: number
  /** Whether a chess site said it. */
  isPulled: boolean
  acts: Act[]
  /** null: there was nothing before. */
  inverse: Act[] | null
  /** The version that it takes back. */
  undoes: number | null
}

const isOfPairing = (act: Act): act is Extract<Act, PairingInRound> => traitsOf(act).isOfPairing
const isResult = (act: Act): boolean => traitsOf(act).frames === 'result'
const isAbout = (act: Act, { round, no }: PairingInRound): boolean =>
  isOfPairing(act) && act.round === round && act.no === no

/** The pairings that a change touched. */
export const touchedPairings = (acts: Act[]): PairingInRound[] =>
  acts.filter(isOfPairing).map(({ round, no }) => ({ round, no }))

/** Of acts, those about a pairing. */
export const actsAbout = (acts: Act[], pairing: PairingInRound): Act[] => acts.filter((act) => isAbout(act, pairing))

/** The newest change of a pairing's result that was not taken back; undefined when there is none. `past`: the newest first. */
export function resultChange(past: PastChange[], pairing: PairingInRound): PastChange | undefined {
  const undone = new Set<number>()
  for (const change of past) {
    const own = actsAbout(change.acts, pairing)
    if (own.length === 0) continue
    if (change.undoes !== null) undone.add(change.undoes)
    else if (!undone.has(change.version) && own.some(isResult)) return change
  }
  return undefined
}

/** Whether a change is one of results alone, and can be taken back. */
export const isUndoable = ({ acts, inverse, undoes }: PastChange): boolean =>
  inverse !== null && undoes === null && acts.every(isResult)

import type { Act } from './act.ts'
import { traitsOf } from './acts.ts'
import type { PairingInRound } from './pairing.ts'

export interface PastChange {
  version: number
  /** Made by a poll of a chess site. */
  isPulled: boolean
  acts: Act[]
  /** null: it has no inverse. */
  inverse: Act[] | null
  /** The version of the change that this one undoes. */
  undoes: number | null
}

const isOfPairing = (act: Act): act is Extract<Act, PairingInRound> => traitsOf(act).isOfPairing
const isResult = (act: Act): boolean => traitsOf(act).frames === 'result'
const isAbout = (act: Act, { round, no }: PairingInRound): boolean =>
  isOfPairing(act) && act.round === round && act.no === no

export const touchedPairings = (acts: Act[]): PairingInRound[] =>
  acts.filter(isOfPairing).map(({ round, no }) => ({ round, no }))

export const actsAbout = (acts: Act[], pairing: PairingInRound): Act[] => acts.filter((act) => isAbout(act, pairing))

/** Whether the pairing may have had other sides before these acts. */
const isPairedAnew = (acts: Act[], { round, no }: PairingInRound): boolean =>
  acts.some((act) => {
    if (act.type === 'changeBoards') return act.round === round && act.boards.some((board) => board.no === no)
    return (act.type === 'publishRound' || act.type === 'unpublishRound') && act.round === round
  })

/**
 * The newest change of a pairing's result that is not undone; undefined if the pairing itself was changed since. `past`:
 * the newest first.
 */
export function resultChange(past: PastChange[], pairing: PairingInRound): PastChange | undefined {
  const undone = new Set<number>()
  for (const change of past) {
    if (isPairedAnew(change.acts, pairing)) return undefined
    const own = actsAbout(change.acts, pairing)
    if (own.length === 0) continue
    if (change.undoes !== null) undone.add(change.undoes)
    else if (!undone.has(change.version) && own.some(isResult)) return change
  }
  return undefined
}

/** Changes of results only; an undo itself can't be undone. */
export const isUndoable = ({ acts, inverse, undoes }: PastChange): boolean =>
  inverse !== null && undoes === null && acts.every(isResult)

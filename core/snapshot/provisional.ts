import type { Snapshot } from './snapshot.ts'

/** `pairing` is the position in its round. A provisional result has to be confirmed by a director. */
export const isProvisional = ({ rounds }: Pick<Snapshot, 'rounds'>, round: number, pairing: number): boolean =>
  rounds[round - 1]?.facts?.[pairing]?.provisional === true

export const hasProvisional = ({ rounds }: Pick<Snapshot, 'rounds'>): boolean =>
  rounds.some(({ facts = {} }) => Object.values(facts).some(({ provisional }) => provisional))

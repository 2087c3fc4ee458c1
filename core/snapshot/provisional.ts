import type { Snapshot } from './snapshot.ts'

/** Whether the result of a pairing, by its position in its round, waits for a director to confirm it. */
export const isProvisional = ({ rounds }: Pick<Snapshot, 'rounds'>, round: number, pairing: number): boolean =>
  rounds[round - 1]?.facts?.[pairing]?.provisional === true

/** Whether any result of the tournament waits to be confirmed. */
export const hasProvisional = ({ rounds }: Pick<Snapshot, 'rounds'>): boolean =>
  rounds.some(({ facts = {} }) => Object.values(facts).some(({ provisional }) => provisional))

/** Ids are spelled from numbers that the snapshot holds anyway, so none of them travels. */

/** A pairing, by what its id says. */
export interface PairingRef {
  tournament: string
  round: number
  no: number
}

export const playerId = (tournament: string, no: number): string => `${tournament}-${no}`
export const pairingId = (tournament: string, round: number, no: number): string => `${tournament}-${round}-${no}`

/** The tournament and number in a player's id, or undefined when it is none. */
export function parsePlayerId(id: string): { tournament: string; no: number } | undefined {
  const found = /^([a-z0-9]{2,32})-(\d{1,6})$/.exec(id)
  return found ? { tournament: found[1]!, no: Number(found[2]) } : undefined
}

/** The tournament, round and number in a pairing's id, or undefined when it is none. */
export function parsePairingId(id: string): PairingRef | undefined {
  const found = /^([a-z0-9]{2,32})-(\d{1,4})-(\d{1,6})$/.exec(id)
  return found ? { tournament: found[1]!, round: Number(found[2]), no: Number(found[3]) } : undefined
}

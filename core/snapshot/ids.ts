/** Ids are composed of numbers in the snapshot, so that they need not be transferred. */

export interface PairingRef {
  tournament: string
  round: number
  no: number
}

export const playerId = (tournament: string, no: number): string => `${tournament}-${no}`
export const pairingId = (tournament: string, round: number, no: number): string => `${tournament}-${round}-${no}`

/** Undefined if it is not a player's id. */
export function parsePlayerId(id: string): { tournament: string; no: number } | undefined {
  const found = /^([a-z0-9]{2,32})-(\d{1,6})$/.exec(id)
  return found ? { tournament: found[1]!, no: Number(found[2]) } : undefined
}

/** Undefined if it is not a pairing's id. */
export function parsePairingId(id: string): PairingRef | undefined {
  const found = /^([a-z0-9]{2,32})-(\d{1,4})-(\d{1,6})$/.exec(id)
  return found ? { tournament: found[1]!, round: Number(found[2]), no: Number(found[3]) } : undefined
}

import type { TournamentRoomRequest } from '#core/match/live.ts'
import { parseObject } from './parse-object.ts'

/** The request in a message from a viewer of a tournament; undefined if it is none that we know. */
export function parseTournamentRequest(message: string): TournamentRoomRequest | undefined {
  const input = parseObject(message)
  if (input?.['type'] === 'leave') return { type: 'leave' }
  if (input?.['type'] !== 'follow') return undefined
  const { r, n, b, p } = input
  if (!isCount(r)) return undefined
  if (n === undefined && b === undefined) return { type: 'follow', r, ...(p === 1 && { p }) }
  return isCount(n) && isCount(b) ? { type: 'follow', r, n, b } : undefined
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) < 1e6

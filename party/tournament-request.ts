import type { TournamentRoomRequest } from '#core/match/live.ts'
import { parseObject } from './parse-object.ts'

/** What a visitor of a tournament says, or undefined when it is nothing that we know. */
export function parseTournamentRequest(message: string): TournamentRoomRequest | undefined {
  const input = parseObject(message)
  if (input?.['type'] === 'leave') return { type: 'leave' }
  if (input?.['type'] !== 'follow') return undefined
  const { r, n, b } = input
  if (!isCount(r)) return undefined
  if (n === undefined && b === undefined) return { type: 'follow', r }
  return isCount(n) && isCount(b) ? { type: 'follow', r, n, b } : undefined
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) < 1e6

import type { TournamentRequest } from '#core/contract/live.ts'
import { parsed } from './parsed.ts'

/** What a visitor of a tournament says, or undefined when it is nothing that we know. */
export function parseTournamentRequest(message: string): TournamentRequest | undefined {
  const said = parsed(message)
  if (said?.['type'] === 'leave') return { type: 'leave' }
  if (said?.['type'] !== 'follow') return undefined
  const { r, n, b } = said
  return isCount(r) && isCount(n) && isCount(b) ? { type: 'follow', r, n, b } : undefined
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) < 1e6

import type { SiteRoomRequest } from '#core/match/live.ts'
import { parseObject } from './parse-object.ts'

/** What a visitor of the site asks or says, or undefined when it is nothing that we know. */
export function parseSiteRequest(message: string): SiteRoomRequest | undefined {
  const input = parseObject(message)
  switch (input?.type) {
    case 'request_online':
    case 'request_notifs':
      return { type: input.type }
    case 'public_page': {
      const { section, tournament, minutes, mobile } = input
      if (typeof section !== 'string' || typeof mobile !== 'boolean') return undefined
      if (typeof tournament !== 'string' && tournament !== null) return undefined
      if (typeof minutes !== 'number' || !(minutes >= 0)) return undefined
      return { type: 'public_page', section, tournament, minutes, mobile }
    }
    default:
      return undefined
  }
}

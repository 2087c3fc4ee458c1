import type { SiteRequest } from '#core/contract/live.ts'
import { parsed } from './parsed.ts'

/** What a visitor of the site asks or says, or undefined when it is nothing that we know. */
export function parseSiteRequest(message: string): SiteRequest | undefined {
  const said = parsed(message)
  switch (said?.type) {
    case 'request_online':
    case 'request_notifs':
      return { type: said.type }
    case 'public_page': {
      const { section, tournament, minutes, mobile } = said
      if (typeof section !== 'string' || typeof mobile !== 'boolean') return undefined
      if (typeof tournament !== 'string' && tournament !== null) return undefined
      if (typeof minutes !== 'number' || !(minutes >= 0)) return undefined
      return { type: 'public_page', section, tournament, minutes, mobile }
    }
    default:
      return undefined
  }
}

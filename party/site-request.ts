import type { SiteRoomRequest } from '#core/match/live.ts'
import { parseObject } from './parse-object.ts'

/** What a visitor of the site asks or says, or undefined when it is nothing that we know. */
export function parseSiteRequest(message: string): SiteRoomRequest | undefined {
  const input = parseObject(message)
  switch (input?.type) {
    case 'request_online':
    case 'request_notifs':
      return { type: input.type }
    default:
      return undefined
  }
}

import type { SiteRoomRequest } from '#core/match/live.ts'
import { parseObject } from './parse-object.ts'

/** The request in a message from a visitor of the site; undefined if it is none that we know. */
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

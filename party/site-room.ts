import type { Connection } from 'partyserver'
import type { SiteEvent } from '#core/contract/live.ts'
import { Gallery } from './gallery.ts'
import { parseSiteRequest } from './site-request.ts'

/** One for the site: how many people are here, and what is new for each. */
export class SiteRoom extends Gallery {
  protected override countFrame(count: number): SiteEvent {
    return { type: 'connected_count', count }
  }

  protected override greet(): void {
    // The count says all there is to say.
  }

  protected override hear(visitor: Connection, message: string): void {
    const request = parseSiteRequest(message)
    switch (request?.type) {
      case 'request_online':
        return send(visitor, this.countFrame(this.count()))
      case 'request_notifs':
        return send(visitor, { type: 'notifs', notifications: [] })
      case 'public_page':
      case undefined:
        return undefined
      default:
        return request satisfies never
    }
  }
}

const send = (visitor: Connection, event: SiteEvent): void => visitor.send(JSON.stringify(event))

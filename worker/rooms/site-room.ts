import { SiteRoomBase as Room } from '#party/site-room.ts'
import { open } from '../data/db.ts'
import * as notifications from '../data/notifications.ts'
import type { Bindings } from '../env.ts'
import { siteCounter } from './site-counter.ts'

/** A room of the site, which knows from D1 what is new for each. */
export class SiteRoom extends Room<Bindings> {
  protected override loadNotifications(userIds: string[]): Promise<Map<string, notifications.NotificationRow[]>> {
    return notifications.listOfUsers(open(this.env.DB), userIds)
  }

  protected override async countOnline(): Promise<number> {
    return siteCounter(this.env).total()
  }
}

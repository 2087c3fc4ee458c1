import type { Bindings } from '../env.ts'
import type { SiteRoom } from './site-room.ts'

/** Those who are signed in are spread over so many rooms of the site. */
export const SITE_SHARDS = 16

type SiteRooms = Pick<Bindings, 'SiteRoom'>

/** The room in which somebody hears what is new for them. */
export const siteRoomOf = ({ SiteRoom: rooms }: SiteRooms, userId: string): DurableObjectStub<SiteRoom> =>
  rooms.getByName(`site/${shardOf(userId)}`)

/** Tells people what is new for them: one call for each room in which some of them may be. */
export async function notifyUsers(env: SiteRooms, userIds: string[]): Promise<void> {
  const shards = Map.groupBy(new Set(userIds), shardOf)
  await Promise.all(Array.from(shards.values(), (users) => siteRoomOf(env, users[0]!).notifyUsers(users)))
}

/** FNV-1a: ids that differ by a digit lie far apart. */
export function shardOf(userId: string): number {
  let hash = 0x811c9dc5
  for (const letter of userId) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0) % SITE_SHARDS
}

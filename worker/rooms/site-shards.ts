import type { Bindings } from '../env.ts'

/** Number of rooms over which signed-in users are spread. */
export const SITE_SHARDS = 16

type SiteRooms = Pick<Bindings, 'SiteRoom'>

/** The room that sends a user's notifications. */
export const siteRoomOf = ({ SiteRoom: rooms }: SiteRooms, userId: string) => rooms.getByName(`site/${shardOf(userId)}`)

/** Sends users their new notifications: one call for each shard that has some of them. */
export async function notifyUsers(env: SiteRooms, userIds: string[]): Promise<void> {
  const shards = Map.groupBy(new Set(userIds), shardOf)
  await Promise.all(Array.from(shards.values(), (users) => siteRoomOf(env, users[0]!).notifyUsers(users)))
}

/** FNV-1a: ids that differ by one digit get distant hashes. */
export function shardOf(userId: string): number {
  let hash = 0x811c9dc5
  for (const letter of userId) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0) % SITE_SHARDS
}

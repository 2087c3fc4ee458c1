import type { PodiumRow } from '#core/rows/podium-rows.ts'
import type { Db } from './db.ts'

/** Events per run. */
const BATCH_SIZE = 10

/** Events that are over and whose podium is not of their current version. */
export async function listWithoutPodium(db: Db): Promise<string[]> {
  const { results } = await db.$client
    .prepare(
      `select id from tournaments indexed by tournaments_without_podium
       where active = 0 and round > 0 and podium_version <> version limit ${BATCH_SIZE}`,
    )
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Saves the podium of a version. If the event has changed meanwhile, the next run makes it again. */
export const savePodium = (db: Db, id: string, version: number, podium: PodiumRow[]): Promise<unknown> =>
  db.$client
    .prepare('update tournaments set podium = ?2, podium_version = ?3 where id = ?1')
    .bind(id, JSON.stringify(podium), version)
    .run()

import { publish } from '#party/publish.ts'
import { handChangesNoted } from '#core/changes/hand-change-remarks.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { commit } from '../data/commit.ts'
import { open } from '../data/db.ts'
import { listDueRounds } from '../data/scheduled-rounds.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'
import { wakeUp, type QueueEnv } from '../queues/wake-up.ts'
import { forEach } from './for-each.ts'

/**
 * Publishes rounds whose time has come. A round that core refuses to publish loses its time. No round holds up the
 * others.
 */
export async function publishDue(env: Pick<Bindings, 'DB' | 'TournamentRoom'> & QueueEnv, now: number): Promise<void> {
  const db = open(env.DB)
  await forEach(await listDueRounds(db, now), async ({ id, round }) => {
    const records = await tournaments.loadRecords(db, id, 'desk')
    if (!records) return
    const snapshot = snapshotFromRecords(records)
    const by = { by: null, source: 'director', now } as const
    const done = await commit(db, snapshot, [{ type: 'publishRound', round }, ...handChangesNoted(snapshot, round)], {
      ...by,
      key: `publish ${round} ${snapshot.version}`,
    })
    if ('version' in done) {
      await publish(env.TournamentRoom, id, done.events)
      await wakeUp(env, ['pushes', 'webhooks'])
    } else if ('refusal' in done) await commit(db, snapshot, [{ type: 'scheduleRound', round, publishAt: null }], by)
  })
}

import type { LiveEvent } from '#core/match/live.ts'
import type { TournamentRoom } from '#worker/rooms/tournament-room.ts'
import { bindings } from './worker.ts'

/** A room of a new tournament with this version; each test needs its own id. */
export async function aRoom(id: string, version = 1) {
  await bindings.DB.prepare(
    'insert into tournaments (id, version, name, created_at, updated_at) values (?, ?, ?, 0, 0)',
  )
    .bind(id, version, id)
    .run()
  return bindings.TournamentRoom.getByName(id)
}

/** A room with all its methods, also those that others don’t call. */
export const wholeRoom = (id: string) =>
  bindings.TournamentRoom.getByName(id) as unknown as DurableObjectStub<TournamentRoom>

/** Changes the version in the database without informing the room. */
export const setVersion = (id: string, version: number) =>
  bindings.DB.prepare('update tournaments set version = ? where id = ?').bind(version, id).run()

export const result = (v: number): LiveEvent => ({ type: 'match', v, r: 1, n: 1, o: '10' })

/**
 * Waits until no frame arrived during three intervals of the viewer count (vitest.config.ts), so that none is pending.
 */
export async function settled(...viewers: { frames: string[] }[]): Promise<void> {
  const heard = () => viewers.reduce((sum, { frames }) => sum + frames.length, 0)
  for (let before = -1; before < heard();) {
    before = heard()
    await scheduler.wait(300)
  }
}

/** Events other than viewer counts. */
export const news = (told: { type: string }[]) => told.filter(({ type }) => type !== 'online')

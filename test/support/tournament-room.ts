import type { LiveEvent } from '#core/match/live.ts'
import { bindings } from './worker.ts'

/** A tournament's room at a version, each test its own. */
export async function aRoom(id: string, version = 1) {
  await bindings.DB.prepare(
    'insert into tournaments (id, version, name, created_at, updated_at) values (?, ?, ?, 0, 0)',
  )
    .bind(id, version, id)
    .run()
  return bindings.TournamentRoom.getByName(id)
}

/** What the database says. */
export const setVersion = (id: string, version: number) =>
  bindings.DB.prepare('update tournaments set version = ? where id = ?').bind(version, id).run()

/** A result at a version. */
export const result = (v: number): LiveEvent => ({ type: 'match', v, r: 1, n: 1, o: '10' })

/** Waits until nobody was sent anything for three intervals of the viewer count (vitest.config.ts): none is on its way. */
export async function settled(...viewers: { frames: string[] }[]): Promise<void> {
  const heard = () => viewers.reduce((sum, { frames }) => sum + frames.length, 0)
  for (let before = -1; before < heard();) {
    before = heard()
    await scheduler.wait(300)
  }
}

/** What was told beside how many watch. */
export const news = (told: { type: string }[]) => told.filter(({ type }) => type !== 'online')

import { beforeEach, expect, test, vi } from 'vitest'
import { aWatchedTournament } from '../../support/watched-tournament.ts'
import { bindings } from '#test/support/worker.ts'
import { wake } from '#worker/jobs/wake.ts'

beforeEach(() => bindings.DB.prepare('delete from watches').run())

/** Rooms that only note that they were woken. */
function rooms(watch: (id: string) => Promise<void> = async () => {}) {
  const woken: string[] = []
  const TournamentRoom = {
    getByName: (id: string) => ({ wake: () => (woken.push(id), watch(id)) }),
  } as unknown as typeof bindings.TournamentRoom
  return { env: { DB: bindings.DB, TournamentRoom }, woken }
}

test('rooms with due matches are woken once each, and no others', async () => {
  await aWatchedTournament('due')
  await aWatchedTournament('later')
  await bindings.DB.prepare("update watches set due_at = 500 where tournament_id = 'later'").run()
  await aWatchedTournament('done')
  await bindings.DB.prepare("update watches set done = 1 where tournament_id = 'done'").run()
  const { env, woken } = rooms()
  await wake(env, 499)
  expect(woken).toEqual(['due'])
})

test('a room that cannot be woken does not hold up the others', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  await aWatchedTournament('broken')
  await aWatchedTournament('wakeful')
  const { env, woken } = rooms((id) => (id === 'broken' ? Promise.reject(new Error('gone')) : Promise.resolve()))
  await wake(env, 499)
  expect(woken.toSorted()).toEqual(['broken', 'wakeful'])
  silence.mockRestore()
})

test('many rooms are woken in one run, longest due first; too many rooms take turns', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `many${at}`)
  await bindings.DB.batch(
    ids.flatMap((id, at) => [
      bindings.DB.prepare('insert into tournaments (id, name, created_at, updated_at) values (?1, ?1, 0, 0)').bind(id),
      bindings.DB.prepare(
        "insert into watches (tournament_id, round, match_no, source, site_id, due_at) values (?, 1, 1, 'chessCom', '1', ?)",
      ).bind(id, 60 - at),
    ]),
  )
  const { env, woken } = rooms()
  await wake(env, 499)
  expect(woken.filter((id) => ids.includes(id))).toEqual(ids.toReversed())
  woken.length = 0
  for (let minute = 0; minute < 4; minute += 1) await wake(env, 499 + minute * 60_000, 20)
  expect(ids.filter((id) => !woken.includes(id))).toEqual([])
})

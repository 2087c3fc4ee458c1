import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { CLOSE_FULL } from '#core/match/live.ts'
import { FULL, IDENTITY_HEADERS, MAX_PER_ADDRESS } from '#party/sockets.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { until } from '#test/support/viewer.ts'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'
import { networkOf } from '#worker/http/client-address.ts'
import { expectErrors } from '#test/support/expect-errors.ts'

const run = (sql: string, ...values: string[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

/** A viewer with the page of a private tournament open, and the frames and close code of the socket. */
async function enter(tournament: string, who: string, level = 0) {
  const { secret, handle } = await aUser(who, level)
  const open = async () => {
    const headers = { upgrade: 'websocket', origin: 'http://localhost', cookie: `sid=${secret}` }
    const { response, status } = await ask(`/parties/tournament/${tournament}?sessionID=${handle}`, { headers })
    const heard = { status, closed: undefined as number | undefined, frames: [] as string[] }
    response.webSocket?.addEventListener('close', ({ code }) => void (heard.closed = code))
    response.webSocket?.addEventListener('message', ({ data }) => void heard.frames.push(String(data)))
    response.webSocket?.accept()
    return heard
  }
  return { handle, open }
}
const result = (v: number) => ({ type: 'match' as const, v, r: 1, n: 1, o: '10' })
const told = ({ frames }: { frames: string[] }) => frames.filter((frame) => frame.includes('"match"')).length

test('a private room closes the sockets of ended sessions and of users who lost the right, and sends them nothing more', async () => {
  await aSaved({ id: 'closedcup', players: 2, rounds: ['1-2 *'], settings: { public: false } })
  const [stays, leaves, deputy, member] = await Promise.all(
    ['stays', 'leaves', 'deputy', 'member'].map((who) => enter('closedcup', `${who}-closed`, who === 'stays' ? 2 : 0)),
  )
  await run("insert into deputies values ('closedcup', 'deputy-closed')")
  await aTeam('closedteam', {}, { 'member-closed': 0 })
  await claims('closedcup', 1, { team_id: 'closedteam', owner: 'closedteam' })
  await claims('closedcup', 2, { user_id: 'leaves-closed', owner: 'leaves-closed' })
  const sockets = await Promise.all([stays, leaves, deputy, member].map((one) => one!.open()))
  expect(sockets.map(({ status }) => status)).toEqual([101, 101, 101, 101])
  const room = bindings.TournamentRoom.getByName('closedcup')
  await run('delete from sessions where handle = ?', leaves!.handle)
  await run("delete from deputies where tournament_id = 'closedcup'")
  await run("delete from team_members where team_id = 'closedteam'")
  // The room's own check is due within a few seconds.
  const due = await runInDurableObject(room, (_, state) => state.storage.getAlarm())
  expect(due! - Date.now()).toBeLessThanOrEqual(5000)
  await room.publish([result(2)])
  await until(() => sockets.slice(1).every(({ closed }) => closed === 4001), 'three sockets are closed')
  await until(() => told(sockets[0]!) === 1, 'the fourth is told')
  expect(sockets.map(told)).toEqual([1, 0, 0, 0])
  expect(sockets[0]!.closed).toBeUndefined()
  expect((await leaves!.open()).status).toBe(404)
})

test('a private room checks sessions even if nothing happens; a public one does not', async () => {
  await aSaved({ id: 'quietcup', settings: { public: false } })
  await aSaved({ id: 'opensocketcup' })
  const [admin, visitor] = [
    await enter('quietcup', 'admin-quiet', 2),
    await enter('opensocketcup', 'visitor-opensocket'),
  ]
  const [socket] = [await admin.open(), await visitor.open()]
  const alarm = (id: string) =>
    runInDurableObject(bindings.TournamentRoom.getByName(id), (_, state) => state.storage.getAlarm())
  expect(await alarm('opensocketcup')).toBeNull()
  await run('update sessions set expires_at = 1 where handle = ?', admin.handle)
  await runDurableObjectAlarm(bindings.TournamentRoom.getByName('quietcup'))
  await until(() => socket.closed === 4001, 'the socket is closed')
  expect(await alarm('quietcup')).toBeNull()
})

test('while the database fails viewers stay connected, and nothing unsaved is broadcast', async () => {
  expectErrors()
  await aSaved({ id: 'stillcup', settings: { public: false } })
  const socket = await (await enter('stillcup', 'admin-still', 2)).open()
  await run('alter table deputies rename to deputies_away')
  await runDurableObjectAlarm(bindings.TournamentRoom.getByName('stillcup'))
  await run('alter table deputies_away rename to deputies')
  expect(socket.closed).toBeUndefined()
})

test('one network may open as many sockets as a hall has people; an IPv6 household counts as one network', async () => {
  await aSaved({ id: 'hallcup' })
  const open = (address: string) =>
    ask('/parties/tournament/hallcup', { headers: { upgrade: 'websocket', 'cf-connecting-ip': address } })
  const room = bindings.TournamentRoom.getByName('hallcup')
  const headers = { Upgrade: 'websocket', [IDENTITY_HEADERS.address]: networkOf('2001:db8:0:7::') }
  const sockets = []
  for (let at = 0; at < MAX_PER_ADDRESS; at += 1) {
    sockets.push((await room.fetch('https://room/', { headers })).webSocket!)
    sockets.at(-1)!.accept()
  }
  // Accepted and closed at once: a browser tells its page nothing of a handshake that was refused.
  const { response } = await open('2001:0db8::7:1:2:3:4')
  const refused = response.webSocket!
  const closed = new Promise<CloseEvent>((resolve) => refused.addEventListener('close', resolve))
  refused.accept()
  const { code, reason } = await closed
  expect([response.status, code, reason]).toEqual([101, CLOSE_FULL, FULL])
  const others = await Promise.all(['2001:db8:0:8::1', '203.0.113.7', '127.0.0.1'].map(open))
  expect(others.map(({ status }) => status)).toEqual([101, 101, 101])
  sockets[0]!.close()
  const enters = async () => (await room.fetch('https://room/', { headers })).status === 101
  await until(enters, 'the place of a socket that was closed')
})

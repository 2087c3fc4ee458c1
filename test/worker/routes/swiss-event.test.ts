import { expect, test } from 'vitest'
import { checkRound, drawnBoards } from '#core/draw/check-round.ts'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, person, result } from '#test/support/made-tournament.ts'
import { importText } from '#test/support/trf/files.ts'
import { ask, postJson } from '#test/support/worker.ts'

await aChessSite()

type Event = Awaited<ReturnType<typeof aMade>>

const aSwiss = (name: string, players: number, rounds: number): Promise<Event> =>
  aMade(name, {
    system: 'swiss',
    isOpen: true,
    rounds,
    entries: Array.from({ length: players }, (_, at) => person(`P${at + 1}`, 2600 - 4 * at)),
  })

/** Numbers of the last round's boards that have two players. */
const boardsOf = ({ rounds }: Snapshot): number[] =>
  rounds.at(-1)!.black.flatMap((black, at) => (black < 0 ? [] : [at + 1]))

/** Plays the last round, with these results by board, repeated. */
async function play({ does, snapshot }: Event, round: number, outcomes: readonly string[]): Promise<void> {
  const boards = boardsOf(await snapshot())
  await does(...boards.map((no, at) => result(no, outcomes[at % outcomes.length]!, round)))
}

const OUTCOMES = ['10', '==', '01', '10', '10', '01', '==']

test('a Swiss of 17 players over seven rounds by one arbiter: byes, no-shows, a late entry, a withdrawal, wrong results; a checker finds no board in its file that the rules draw otherwise', async () => {
  const event = await aSwiss('seventeen', 17, 7)
  const { id, does, change, snapshot, headers } = event
  const half = (no: number, round: number) => ({ type: 'setBye', no, round, bye: { type: 'H', state: 'granted' } })
  await does(half(3, 1), half(8, 2), half(8, 4))
  for (let round = 1; round <= 7; round++) {
    if (round === 2) await does({ type: 'addEntries', entries: [person('Late', 2505)] })
    if (round === 5) await does({ type: 'withdraw', no: 12, from: 5 })
    const absent = unansweredNoShows(await snapshot()).map(({ no }) => no)
    if (absent.length > 0) await does({ type: 'checkIn', round, nos: absent, isPresent: true })
    await does({ type: 'draw', round }, { type: 'publish', round })
    // Two players miss round 1.
    await play(event, round, round === 1 ? ['+-', '-+', ...OUTCOMES] : [...OUTCOMES.slice(round), ...OUTCOMES])
    // One wrong result is found before the round is closed, another when the next round is drawn already.
    if (round === 2) {
      const was = (await snapshot()).rounds[1]!.outcomes.slice(0, 2)
      await change(result(1, was === '10' ? '01' : '10', 2), { reason: 'Both players say so' })
    }
    await does({ type: 'close', round })
    if (round === 3) {
      await does({ type: 'draw', round: 4 }, { type: 'discardDraw', round: 4 }, { type: 'reopen', round })
      const was = (await snapshot()).rounds[2]!.outcomes.slice(2, 4)
      const corrected = result(2, was === '==' ? '10' : '==', 3)
      expect(await change(corrected, { reason: 'Score sheet' })).toMatchObject({ status: 200 })
      await does({ type: 'close', round })
    }
  }
  expect(await snapshot()).toMatchObject({ active: false, round: 7, closed: 7 })
  const file = await ask(`/api/tournament/${id}/tournament.trf`, { headers })
  const { snapshot: read } = importText(file.text)
  expect(read.players.no).toHaveLength(18)
  for (let round = 1; round <= 7; round++) expect(checkRound(read, round), `round ${round}`).toEqual([])
  // The withdrawn player is in no later round, and no player has had two pairing-allocated byes.
  const twelve = read.players.no.indexOf(12)
  for (let round = 5; round <= 7; round++)
    expect(drawnBoards(read, round).flatMap(({ white, black }) => [white, black])).not.toContain(twelve)
  const byes = read.rounds.flatMap(({ white, black, outcomes }) =>
    white.filter((_, at) => black[at]! < 0 && outcomes[2 * at] === 'U'),
  )
  expect(new Set(byes).size).toBe(byes.length)
})

test('a round that cannot be drawn names the players in the way, and is paired by hand', async () => {
  const event = await aSwiss('six-by-five', 6, 5)
  const { does, change, snapshot } = event
  const played = [
    ['==', '10', '=='],
    ['01', '==', '10'],
    ['==', '10', '01'],
  ]
  for (const [at, outcomes] of played.entries()) {
    const round = at + 1
    await does({ type: 'draw', round }, { type: 'publish', round })
    await play(event, round, outcomes)
    await does({ type: 'close', round })
  }
  const refused = await change({ type: 'draw', round: 4 })
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.message).toMatch(/^Round 4 has no legal pairing\. In the way: 2 P2, 4 P4, 6 P6; apart from each other/)
  expect(refused.message).toContain('Pair the round by hand')
  await does(
    { type: 'draw', round: 4, isByHand: true },
    {
      type: 'editDraw',
      round: 4,
      pairs: [
        [1, 2],
        [3, 4],
        [5, 6],
      ].map(([white, black]) => ({ white, black })),
    },
    { type: 'publish', round: 4 },
  )
  expect(await snapshot()).toMatchObject({ round: 4 })
  const file = await ask(`/api/tournament/${event.id}/tournament.trf`, { headers: event.headers })
  expect(file.text).toContain('### MPA @ Round 4: none => 1-2 3-4 5-6')
})

test('a deleted round with results is restored whole, and the round after it is drawn as before', async () => {
  const event = await aSwiss('third-of-five', 10, 5)
  const { does, change, undo, snapshot, desk } = event
  for (let round = 1; round <= 3; round++) {
    await does({ type: 'draw', round }, { type: 'publish', round })
    await play(event, round, OUTCOMES)
    await does({ type: 'close', round })
  }
  await does({ type: 'draw', round: 4 })
  const drawn = (await desk()).draws.at(-1)!.pairs
  await does({ type: 'discardDraw', round: 4 }, { type: 'reopen', round: 3 })
  const before = await snapshot()
  const { version } = await change({ type: 'unpublish', round: 3, isWithResults: true })
  expect(await snapshot()).toMatchObject({ round: 2 })
  expect((await undo(version)).status).toBe(200)
  expect((await snapshot()).rounds).toEqual(before.rounds)
  await does({ type: 'close', round: 3 }, { type: 'draw', round: 4 })
  expect((await desk()).draws.at(-1)!.pairs).toEqual(drawn)
})

test('in FIDE mode undo can’t change a result once its next round is over', async () => {
  const event = await aSwiss('long-over', 6, 5)
  const { does, change, undo, snapshot } = event
  await does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  const { version } = await change(result(1, '10', 1))
  for (let round = 1; round <= 2; round++) {
    if (round > 1) await does({ type: 'draw', round }, { type: 'publish', round })
    await play(event, round, ['10', '=='])
    await does({ type: 'close', round })
  }
  const before = await snapshot()
  const refusal = {
    status: 409,
    text: 'Round 2 is over: in FIDE mode results of round 1 can be corrected for the rating report only.',
  }
  expect(await undo(version)).toEqual(refusal)
  const asked = { match: `${event.id}-1-1`, reason: 'It was another board' }
  const elsewhere = await postJson(`/api/tournament/${event.id}/undoResult`, asked, event.headers)
  expect(elsewhere).toMatchObject(refusal)
  expect((await snapshot()).rounds).toEqual(before.rounds)
  await does({ type: 'leaveFideMode' })
  expect((await undo(version)).status).toBe(200)
})

test('five hundred players are drawn in one request and published in another', async () => {
  const event = await aSwiss('five-hundred', 500, 9)
  await event.does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  expect((await event.snapshot()).rounds[0]!.white).toHaveLength(250)
})

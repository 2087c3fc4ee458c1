import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, person, result } from '#test/support/made-tournament.ts'
import { ask, bindings, postJson } from '#test/support/worker.ts'

await aChessSite()

const OUTCOMES = ['10', '==', '01', '10', '01']

/** A Swiss whose first round has five boards with results, and a bye. */
async function aPlayedRound(name: string) {
  const entries = Array.from({ length: 11 }, (_, at) => person(`P${at + 1}`, 2400 - at))
  const event = await aMade(name, { system: 'swiss', rounds: 5, isOpen: true, entries })
  await event.does({ type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await event.does(...OUTCOMES.map((outcome, at) => result(at + 1, outcome)))
  const boards = async () => {
    const { rounds, players } = await event.snapshot()
    const { white, black, outcomes } = rounds[0]!
    return white.map((seat, at) => {
      const other = black[at]! < 0 ? 'bye' : players.no[black[at]!]
      return `${players.no[seat]}-${other} ${outcomes.slice(2 * at, 2 * at + 2)}`
    })
  }
  const sidesOf = async (no: number) => {
    const [white, black] = (await boards())[no - 1]!.split(/[- ]/)
    return { white: Number(white), black: Number(black) }
  }
  return { ...event, boards, sidesOf }
}

test('boards of a published round are changed one by one, all other results stay, and each change is undone', async () => {
  const { does, change, undo, boards, sidesOf, desk } = await aPlayedRound('Mended boards')
  const before = await boards()
  const { white, black } = await sidesOf(1)
  const [second, third] = [await sidesOf(2), await sidesOf(3)]
  const changes = [
    { type: 'swapColours', round: 1, no: 1, white: black },
    { type: 'exchangePlayers', round: 1, one: second.black, other: third.black },
    { type: 'seatPlayer', round: 1, no: 6, entry: person('Noor', 1932) },
  ]
  const versions: number[] = []
  for (const request of changes) {
    const { status, version } = await change(request)
    expect([request.type, status]).toEqual([request.type, 200])
    versions.push(version)
  }
  const after = await boards()
  expect(after[0]).toBe(`${black}-${white} 01`)
  expect(after.slice(1, 3)).toEqual([`${second.white}-${third.black} ==`, `${third.white}-${second.black} 01`])
  expect(after.slice(3, 5)).toEqual(before.slice(3, 5))
  expect(after[5]).toMatch(/^\d+-12 {3}$/)
  expect((await desk()).changes[0]!.words).toContain('Noor')
  for (const version of versions.toReversed()) expect(await undo(version)).toMatchObject({ status: 200 })
  expect(await boards()).toEqual(before)
  await does({ type: 'close', round: 1 })
})

test('colours swapped twice by a repeated request are swapped once', async () => {
  const { change, boards, sidesOf } = await aPlayedRound('Swapped twice')
  const { white, black } = await sidesOf(1)
  const request = { type: 'swapColours', round: 1, no: 1, white: black }
  for (let time = 0; time < 2; time += 1) expect(await change(request)).toMatchObject({ status: 200 })
  expect((await boards())[0]).toBe(`${black}-${white} 01`)
})

test('the report names the engine’s pairs and the changed ones', async () => {
  const { id, does, headers, sidesOf } = await aPlayedRound('Noted changes')
  const { white, black } = await sidesOf(1)
  await does({ type: 'swapColours', round: 1, no: 1, white: black })
  const { text } = await ask(`/api/tournament/${id}/tournament.trf`, { headers })
  expect(text).toContain(`### MPA @ Round 1: ${white}-${black} => ${black}-${white}`)
})

test('after a change of its pairing, undoing a board’s result clears it instead of restoring an older one', async () => {
  const { id, change, boards, sidesOf, headers } = await aPlayedRound('Older result')
  const { white, black } = await sidesOf(1)
  await change(result(1, '01'), { reason: 'Slip misread' })
  await change({ type: 'swapColours', round: 1, no: 1, white: black })
  const undone = await postJson(
    `/api/tournament/${id}/undoResult`,
    { match: `${id}-1-1`, reason: 'Wrong board' },
    headers,
  )
  expect(undone).toMatchObject({ status: 200 })
  expect((await boards())[0]).toBe(`${black}-${white}   `)
})

test('recorded games of a board keep their colours when its sides change places', async () => {
  const { id, does, sidesOf } = await aPlayedRound('Recorded games')
  await bindings.DB.prepare(
    `insert into games (tournament_id, round, match_no, no, board, white, black) values (?1, 1, 1, 1, 1, 'Ann', 'Bo')`,
  )
    .bind(id)
    .run()
  const first = () =>
    bindings.DB.prepare('select white_first from games where tournament_id = ?1').bind(id).first('white_first')
  expect(await first()).toBe(1)
  await does({ type: 'swapColours', round: 1, no: 1, white: (await sidesOf(1)).black })
  expect(await first()).toBe(0)
})

test('a round that is taken back keeps its results through a reload, and returns them to boards that come back', async () => {
  const { does, change, desk, boards } = await aPlayedRound('Kept results')
  const before = await boards()
  await does({ type: 'unpublish', round: 1, isWithResults: true })
  const { draws, takenBack } = await desk()
  expect(takenBack![0]!.matches).toHaveLength(5)
  const [first, second, ...others] = draws[0]!.pairs
  const pairs = [{ ...first!, black: second!.black }, { ...second!, black: first!.black }, ...others]
  await does({ type: 'editDraw', round: 1, pairs })
  expect((await change({ type: 'publish', round: 1 })).message).toMatch(
    /^Round 1 published: 5 boards, 3 with their earlier results/,
  )
  const after = await boards()
  expect(after.slice(2)).toEqual(before.slice(2))
  expect(after.slice(0, 2).every((board) => board.endsWith('   '))).toBe(true)
  expect((await desk()).takenBack).toBeUndefined()
})

test('recorded games of a round that is taken back return with their results, by undo and by publishing again', async () => {
  const { id, does, change, undo, sidesOf, desk } = await aPlayedRound('Kept games')
  await bindings.DB.prepare(
    `insert into games (tournament_id, round, match_no, no, board, white, black, pgn, started_at)
      values (?1, 1, 1, 1, 1, 'Ann', 'Bo', '1. e4', 5), (?1, 1, 2, 1, 2, 'Cy', 'Di', '1. d4', null)`,
  )
    .bind(id)
    .run()
  const games = async () => {
    const rows = bindings.DB.prepare('select * from games where tournament_id = ?1 order by match_no').bind(id)
    return (await rows.all()).results
  }
  const before = await games()
  expect(before).toHaveLength(2)
  const takeBack = { type: 'unpublish', round: 1, isWithResults: true }
  const { version } = await change(takeBack)
  expect(await games()).toEqual([])
  expect(await undo(version)).toMatchObject({ status: 200 })
  expect(await games()).toEqual(before)
  // The colours of board 2 change, so its game does not come back.
  const { white, black } = await sidesOf(2)
  await does(takeBack)
  const { pairs } = (await desk()).draws[0]!
  const turned = pairs.map((pair) => (pair.white === white ? { ...pair, white: black, black: white } : pair))
  await does({ type: 'editDraw', round: 1, pairs: turned }, { type: 'publish', round: 1 })
  expect(await games()).toEqual(before.slice(0, 1))
})

test('a round with absent players is drawn only after the desk has answered for each of them', async () => {
  const { change, does, sidesOf } = await aPlayedRound('Silent no-show')
  await change(result(1, '+-'), { reason: 'Absent' })
  await does({ type: 'close', round: 1 })
  expect(await change({ type: 'draw', round: 2 })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^P\d+ lost round 1 by forfeit\. Before round 2 is drawn, check them in,/),
  })
  await does({ type: 'withdraw', no: (await sidesOf(1)).black, from: 2 }, { type: 'draw', round: 2 })
})

test('a person entered twice becomes one entry with all games, details and byes; undo brings both back', async () => {
  const event = await aPlayedRound('Entered twice')
  const { id, change, does, undo, snapshot, boards } = event
  const late = { ...person('P11'), fideId: '1503014', club: 'Weir' }
  await does(
    { type: 'addEntries', entries: [late] },
    { type: 'setBye', no: 12, round: 3, bye: { type: 'H', state: 'granted' } },
  )
  const [players, before] = [(await snapshot()).players, await boards()]
  const merge = { type: 'mergeEntries', keep: 11, drop: 12, details: { fideId: '1503014', club: 'Weir' } }
  const { version } = await change(merge)
  expect((await snapshot()).players.no).toHaveLength(11)
  expect(await boards()).toEqual(before)
  expect((await event.desk()).byeRequests).toMatchObject([{ player: 11, round: 3 }])
  const details = () =>
    bindings.DB.prepare('select fide_id from players where tournament_id = ?1 and no = 11').bind(id).first('fide_id')
  expect(await details()).toBe('1503014')
  expect(await undo(version)).toMatchObject({ status: 200 })
  expect((await snapshot()).players).toEqual(players)
  expect(await details()).toBeNull()
  expect(await change({ type: 'mergeEntries', keep: 1, drop: 2 })).toMatchObject({
    status: 409,
    message: 'P2 was paired under both numbers in round 1. Withdraw one of the two entries instead.',
  })
})

import { expect, test } from 'vitest'
import { aMade, START } from '#test/support/made-tournament.ts'
import { ask, fetchJson } from '#test/support/worker.ts'

const official = (rest: object) => ({ role: 'deputy', firstName: '', title: '', fideId: '', federation: '', ...rest })
const OFFICIALS = [
  official({
    role: 'chief',
    firstName: 'Jana',
    lastName: 'Holubová',
    title: 'IA',
    fideId: '306584',
    federation: 'CZE',
  }),
  official({ firstName: 'Marek', lastName: 'Tóth', title: 'FA' }),
  official({ role: 'organiser', firstName: 'Petr', lastName: 'Sedlák' }),
]

test('officials are read by everybody, told in the history, written into the report, and undone', async () => {
  const made = await aMade('officialcup')
  await made.does(...START)
  const named = await made.change({ type: 'editEvent', settings: { officials: OFFICIALS, ratedAs: 'standard' } })
  expect(named).toMatchObject({
    status: 200,
    message: 'Settings: officials IA Jana Holubová, FA Marek Tóth, Petr Sedlák, rated by FIDE as standard',
  })
  expect((await made.snapshot()).settings.officials).toEqual(OFFICIALS)
  const report = (await ask(`/api/tournament/${made.id}/tournament.trf`)).text
  expect(report).toContain('102 IA Holubová, Jana (306584)\n112 FA Tóth, Marek\n')
  expect(await made.undo(named.version)).toMatchObject({ status: 200 })
  expect((await made.snapshot()).settings.officials).toBeNull()
})

test('a tournament gets a short address, which no other one has, and its id keeps leading there', async () => {
  const [vltava, other] = [await aMade('vltavacup'), await aMade('moravacup')]
  const address = (vanityURL: string | null) => ({ type: 'editEvent', settings: { vanityURL } }) as const
  await vltava.does({ type: 'open' })
  const moved = await vltava.change(address('vltava-open'))
  expect(moved).toMatchObject({ status: 200, message: 'Settings: address vltava-open' })
  for (const name of ['vltava-open', 'vltavacup'])
    expect(await fetchJson(`/api/tournament/${name}/getSettings`)).toMatchObject({ vanityURL: 'vltava-open' })
  for (const taken of ['vltava-open', 'vltavacup'])
    expect(await other.change(address(taken))).toMatchObject({
      status: 409,
      message: `Another tournament has the address ${taken}. Choose another.`,
    })
  expect(await other.change(address('news'))).toMatchObject({ status: 400 })

  const freed = await vltava.change(address(null))
  expect(await other.change(address('vltava-open'))).toMatchObject({ status: 200 })
  expect(await vltava.undo(freed.version)).toMatchObject({
    status: 409,
    text: 'Another tournament has the address vltava-open. Choose another.',
  })
})

test('systems, names of pools and the first colour are facts that readers see', async () => {
  const made = await aMade('systemcup', { system: 'swiss' })
  const { totalRounds } = (await made.snapshot()).settings
  const systems = [
    { from: 1, to: totalRounds!, system: 'swiss', poolNames: [] },
    { from: totalRounds! + 1, to: totalRounds! + 2, system: 'knockout', poolNames: ['Places 1–4'] },
  ] as const
  await made.does({
    type: 'editEvent',
    settings: { totalRounds: totalRounds! + 2 },
    systems: systems.map((each) => ({ ...each, poolNames: [...each.poolNames] })),
    initialColour: 'b',
    accelerations: [{ first: 1, last: 2, fromRound: 1, toRound: 1, mp: 2, gp: 2 }],
  })
  expect(await made.snapshot()).toMatchObject({
    systems,
    initialColour: 'b',
    accelerations: [{ first: 0, last: 1, from: 1, to: 1, MP: 2, GP: 2 }],
  })
})

test('notes on an entry are shown to visitors, except those for the desk, and undone', async () => {
  const made = await aMade('notedcup')
  await made.does({ type: 'open' })
  const notes = 'Shirt: XL\nWheelchair\n_Phone: 123'
  const saved = await made.change({ type: 'editEntry', no: 1, change: {}, details: { notes } })
  expect(saved).toMatchObject({ status: 200, message: expect.stringContaining('notes') })
  const atDesk = await fetchJson(`/api/tournament/${made.id}/getDeskEntries`, { headers: made.headers })
  expect(atDesk).toMatchObject([{ no: 1, notes }])
  const shown = (await ask(`/api/tournament/${made.id}/fetchPlayers?ids=${made.id}-1`)).text
  expect(shown).toContain('Wheelchair')
  for (const path of [`fetchPlayers`, 'getEntryDetails', 'getOpenHistory'])
    expect((await ask(`/api/tournament/${made.id}/${path}`)).text).not.toContain('123')
  expect(await made.undo(saved.version)).toMatchObject({ status: 200 })
  expect(await fetchJson(`/api/tournament/${made.id}/getDeskEntries`, { headers: made.headers })).toEqual([])
})

test('a pairing is featured from the desk', async () => {
  const made = await aMade('featuredcup')
  await made.does(...START, { type: 'feature', round: 1, no: 2, isFeatured: true })
  expect((await made.snapshot()).rounds[0]!.facts?.[1]?.isFeatured).toBe(true)
  await made.does({ type: 'feature', round: 1, no: 2, isFeatured: false })
  expect((await made.snapshot()).rounds[0]!.facts?.[1]?.isFeatured).toBeUndefined()
})

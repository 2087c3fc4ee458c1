import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { ByeRequest } from '#core/snapshot/desk.ts'
import { snapshots } from '#test/support/arbitrary.ts'
import { aSnapshot, somePlayers } from '#test/support/build.ts'
import { countingDatabase } from '../../support/count-statements.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import { loadDesk, loadRecords } from '#worker/data/tournaments.ts'
import { cases } from '#test/support/audit.ts'

const db = open(bindings.DB)
const read = async (id: string) => snapshotFromRecords((await loadRecords(db, id))!)

test('a saved event is read back unchanged', async () => {
  const snapshot = aSnapshot({
    id: 'same',
    players: ['GM Ann Lee 2200 NED', 'Bob', 'Cleo O\'Hara 1900 "x"'],
    rounds: ['1-2 1, 3 H', '2-3 =, 1 U'],
    settings: { vanityURL: 'Same-Cup', description: 'Rapid, "really"', tieBreaks: ['BH/C1'], totalRounds: 5 },
    systems: [{ from: 1, to: 5, system: 'swiss', poolNames: ['North', 'South'] }],
    bonuses: [{ player: 1, round: 2, MP: 1 }],
    dates: [1_700_000_000_000, null],
    withdrawnFrom: { 0: 3 },
    joinedFrom: { 2: 2 },
    forbidden: [
      { players: [0, 1, 2], from: 1, to: null },
      { players: [0, 2], from: 2, to: 4 },
    ],
    accelerations: [{ first: 0, last: 1, from: 1, to: 2, MP: 2, GP: 2 }],
    initialColour: 'b',
    fixedColours: [{ round: 3, player: 1, colour: 'w' }],
  })
  await saveImport(db, { snapshot, individuals: [], games: [] })
  expect(await read('same')).toEqual(snapshot)
  expect(await read('SAME-cup')).toEqual(snapshot)
})

test('any saved event is read back unchanged', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(snapshots, async (given) => {
      const id = `any${++count}`
      // An organiser must be a registered user, and a vanity URL must be unique.
      const snapshot = { ...given, id, user: null, settings: { ...given.settings, vanityURL: null } }
      await saveImport(db, { snapshot, individuals: [], games: [] })
      expect(await read(id)).toEqual(snapshot)
    }),
    { numRuns: cases(15, 40) },
  )
})

test('saving an event again replaces its rules for drawing rounds', async () => {
  const before = aSnapshot({
    id: 'redrawn',
    players: 4,
    forbidden: [{ players: [2, 3], from: 1, to: null }],
    accelerations: [{ first: 0, last: 3, from: 1, to: 2, MP: 2, GP: 2 }],
    initialColour: 'w',
    fixedColours: [{ round: 1, player: 3, colour: 'b' }],
    withdrawnFrom: { 3: 2 },
  })
  const after = aSnapshot({ id: 'redrawn', version: 2, players: 3, forbidden: [{ players: [0, 1], from: 2, to: 3 }] })
  for (const snapshot of [before, after]) await saveImport(db, { snapshot, individuals: [], games: [] })
  expect(await read('redrawn')).toEqual(after)
})

test('bye requests in a file replace the stored ones; a file without any leaves them', async () => {
  const snapshot = aSnapshot({ id: 'byes', players: 3 })
  const bye: ByeRequest = { round: 2, player: 1, type: 'H', state: 'granted' }
  const asked = async () => (await loadDesk(db, 'byes'))?.desk.byeRequests
  await saveImport(db, { snapshot, individuals: [], games: [], byeRequests: [bye, { ...bye, player: 3 }] })
  expect(await asked()).toEqual([bye, { ...bye, player: 3 }])
  await saveImport(db, { snapshot, individuals: [], games: [] })
  expect(await asked()).toHaveLength(2)
  await saveImport(db, { snapshot, individuals: [], games: [], byeRequests: [] })
  expect(await asked()).toEqual([])
})

test('saving an event again replaces its rows, and raises its version', async () => {
  const imported = (rounds: string[], players: number) => ({
    snapshot: aSnapshot({ id: 'again', players, rounds }),
    individuals: [],
    games: [],
  })
  await saveImport(db, imported(['1-2 1, 3-4 0'], 4))
  await bindings.DB.prepare("update players set contact = 'kept' where tournament_id = 'again' and no = 1").run()
  await saveImport(db, imported(['1-2 =, 3 U', '3-1 1'], 3))
  expect(await read('again')).toEqual({ ...imported(['1-2 =, 3 U', '3-1 1'], 3).snapshot, version: 2 })
  const kept = await bindings.DB.prepare("select contact from players where tournament_id = 'again' and no = 1").first()
  expect(kept).toEqual({ contact: 'kept' })
})

test('an event with a game of no match is not saved at all', async () => {
  const snapshot = aSnapshot({ id: 'half', rounds: ['1-2 1'] })
  const game = { round: 1, matchNo: 9, no: 1, board: 1, white: 'A', black: 'B', whiteFirst: true, outcome: '10' }
  await expect(saveImport(db, { snapshot, individuals: [], games: [game] })).rejects.toThrow('FOREIGN KEY')
  expect(await loadRecords(db, 'half')).toBeUndefined()
})

test('rules for drawing rounds are read in the same batch, and cost only their own rows', async () => {
  const plain = aSnapshot({ id: 'priced', players: 4 })
  const forbidden = [{ players: [0, 1, 3], from: 1, to: null }]
  const cost = async () => {
    const { d1, statements } = countingDatabase(bindings.DB)
    await loadRecords(open(d1), 'priced')
    expect(statements.map(({ batch }) => batch)).toEqual([1, 1, 1])
    return statements.reduce((sum, { read }) => sum + read, 0)
  }
  await saveImport(db, { snapshot: plain, individuals: [], games: [] })
  const before = await cost()
  await saveImport(db, { snapshot: { ...plain, forbidden }, individuals: [], games: [] })
  // SQLite reads the row after the last one too.
  expect(await cost()).toBeLessThanOrEqual(before + 3 + 1)
})

test('an event of 5,000 players and 11 rounds is saved and read', async () => {
  const players = 5000
  const round = Array.from({ length: players / 2 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  const snapshot = aSnapshot({ id: 'big', players: somePlayers(players), rounds: Array(11).fill(round) })
  await saveImport(db, { snapshot, individuals: [], games: [] })
  const { d1, statements } = countingDatabase(bindings.DB)
  expect(await loadRecords(open(d1), 'big')).toMatchObject({ players: { length: players } })
  expect(statements.length).toBe(3)
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(1.1 * (players + 11 * 2500))
})

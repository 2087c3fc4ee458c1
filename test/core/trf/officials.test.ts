import { expect, test } from 'vitest'
import { exportTrf } from '#core/trf/export.ts'
import { importTrf } from '#core/trf/import.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { officialsOf } from '#core/trf/officials.ts'
import type { Official } from '#core/tournament/officials.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'

const NOBODY = { firstName: '', title: '', fideId: '', federation: '' } as const
const jana: Official = {
  role: 'chief',
  firstName: 'Jana',
  lastName: 'Holubová',
  title: 'IA',
  fideId: '306584',
  federation: 'CZE',
}
const marek: Official = {
  ...NOBODY,
  role: 'deputy',
  firstName: 'Marek',
  lastName: 'Tóth',
  title: 'FA',
  fideId: '14923301',
}
const ivana: Official = { ...NOBODY, role: 'arbiter', firstName: 'Ivana', lastName: 'Malíková', title: 'NA' }
const petr: Official = { ...NOBODY, role: 'organiser', firstName: 'Petr', lastName: 'Sedlák', fideId: '30418822' }

/** The report of an event of two players, with these lines. */
function imported(lines: string): Snapshot {
  const trf = parseTrf(lines + exportTrf(aSnapshot({ players: 2 })))
  if (isFault(trf)) throw new Error(String(trf))
  const read = importTrf(trf, { id: 'open', now: 0 })
  if (isFault(read)) throw new Error(String(read))
  return read.snapshot
}
const linesOf = (text: string): string[] => text.split('\n').filter((line) => /^1[01]2 /.test(line))

test('the report names the chief arbiter in 102 and the others in 112, by rank and with their FIDE IDs', () => {
  const report = exportTrf(aSnapshot({ players: 2, settings: { officials: [petr, ivana, marek, jana] } }))
  expect(linesOf(report)).toEqual([
    '102 IA Holubová, Jana (306584)',
    '112 FA Tóth, Marek (14923301)',
    '112 NA Malíková, Ivana',
  ])
})

test('a second chief arbiter is one of the others, because a report has one', () => {
  const second: Official = { ...marek, role: 'chief' }
  const report = exportTrf(aSnapshot({ players: 2, settings: { officials: [jana, second] } }))
  expect(linesOf(report)).toEqual(['102 IA Holubová, Jana (306584)', '112 FA Tóth, Marek (14923301)'])
})

test.each([
  ['IA Lee, Ann (1234567)', { firstName: 'Ann', lastName: 'Lee', title: 'IA', fideId: '1234567' }],
  ['Ann Mary Lee 1234567', { firstName: 'Ann Mary', lastName: 'Lee', title: '', fideId: '1234567' }],
  ['FA Lee, Ann, FIDE ID: 1234567', { firstName: 'Ann', lastName: 'Lee', title: 'FA', fideId: '1234567' }],
  ['Lee', { firstName: '', lastName: 'Lee', title: '', fideId: '' }],
])('arbiters are read as programs write them: %s', (written, read) => {
  const { settings } = imported(`102 ${written}\n112 FA Lind, Bo\n`)
  expect(settings.officials).toEqual([
    { role: 'chief', federation: '', ...read },
    { role: 'deputy', firstName: 'Bo', lastName: 'Lind', title: 'FA', fideId: '', federation: '' },
  ])
})

test('the lines of an imported report stay as they were written, until the officials change', () => {
  const snapshot = imported('102 Ann Lee, chief arbiter of the county\n')
  expect(linesOf(exportTrf(snapshot))).toEqual(['102 Ann Lee, chief arbiter of the county'])
  const changed = { ...snapshot, settings: { ...snapshot.settings, officials: [jana] } }
  expect(linesOf(exportTrf(changed))).toEqual(['102 IA Holubová, Jana (306584)'])
  expect(linesOf(exportTrf({ ...snapshot, settings: { ...snapshot.settings, officials: [] } }))).toEqual([])
})

test('an event imported before officials were entered has them in its report’s lines', () => {
  const old = { ...aSnapshot({ players: 2 }), reportLines: ['102 FA Lind, Bo', '112 Lee, Ann'] }
  expect(officialsOf(old).map(({ role, lastName }) => `${role} ${lastName}`)).toEqual(['chief Lind', 'deputy Lee'])
  expect(linesOf(exportTrf(old))).toEqual(['102 FA Lind, Bo', '112 Lee, Ann'])
})

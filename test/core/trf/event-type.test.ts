import { expect, test } from 'vitest'
import { importReport } from '#core/import/import-report.ts'
import { fileRemarks } from '#core/import/file-remarks.ts'
import { examine } from '#core/import/examine.ts'
import { isFault } from '#core/trf/fault.ts'
import { competitorsOf, foreignSystem, systemOf } from '#core/trf/event-type.ts'
import { importText, inColumns, playerLine, readTrf } from '#test/support/trf/files.ts'

const of = (type: string) => readTrf(`092 ${type}`)

test.each([
  'Individual: Round-Robin',
  'Rundenturnier für Einzelspieler',
  'Einzelturnier, jeder gegen jeden',
  'Toutes rondes individuel',
  'Individuel, tous contre tous',
  'Todos contra todos individual',
  'Individual: Sistema de liga',
  'Girone all’italiana individuale',
  'Individuale, tutti contro tutti',
  'Persoonlijk rondtoernooi',
  'Berger',
])('“%s” is a round robin of players', (type) => {
  expect(systemOf(of(type))).toBe('roundRobin')
  expect(competitorsOf(of(type))).not.toBe('team')
})

test.each([
  ['Schweizer System für Mannschaften', 'team'],
  ['Individual: Swiss-System', 'individual'],
  ['Sistema suizo por equipos', 'team'],
  ['Système suisse par équipes', 'team'],
  ['Sistema svizzero a squadre', 'team'],
  ['Sistema suíço individual', 'individual'],
])('“%s” is a Swiss, and says who competes', (type, competitors) => {
  expect(systemOf(of(type))).toBe('swiss')
  expect(competitorsOf(of(type))).toBe(competitors)
})

const CLUBS = [
  playerLine(1, 'A', '   3 w 1     2 w 1'),
  playerLine(2, 'B', '   4 w 1     1 b 0'),
  playerLine(3, 'C', '   1 b 0     4 w 1'),
  playerLine(4, 'D', '   2 b 0     3 b 0'),
  inColumns('013', { 5: 'Rooks', 37: '   1    2' }),
  inColumns('013', { 5: 'Owls', 37: '   3    4' }),
]

test('013 lines name clubs where players compete, and where club members meet each other', () => {
  const oneRound = CLUBS.map((line) => (line.startsWith('001') ? line.slice(0, 99) : line))
  for (const lines of [['092 Individual: Swiss-System', ...oneRound], ['192 FIDE_DUTCH_2026', ...oneRound], CLUBS]) {
    const { snapshot, entryDetails } = importText(lines.join('\n'))
    expect(snapshot.settings.competitors).toBe('individual')
    expect(entryDetails!.map(({ no, ...details }) => [no, Object.values(details)])).toMatchObject([
      [1, expect.arrayContaining(['Rooks'])],
      [2, expect.arrayContaining(['Rooks'])],
      [3, expect.arrayContaining(['Owls'])],
      [4, expect.arrayContaining(['Owls'])],
    ])
  }
  expect(importText(['092 Team: Swiss-System', ...oneRound].join('\n')).snapshot.settings.competitors).toBe('team')
})

const PAIR = [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')]

/** By the usual Scheveningen table the first player has White here. */
const TURNED = [playerLine(1, 'A', '   2 b 1'), playerLine(2, 'B', '   1 w 0')]

test('a Scheveningen match that followed the usual table goes on here', () => {
  const read = importReport(readTrf(['192 FIDE_SCHEVENINGEN', '142 2', ...PAIR].join('\n')), { id: 'cup', now: 0 })
  expect(isFault(read) || read.snapshot.settings.pairingSystem).toBe('scheveningen')
})

test.each(['192 FIDE_SCHEVENINGEN', '092 Scheveningen', '192 FIDE_SCHILLER'])(
  'an event with rounds left that has a table of its own is refused: %s',
  (line) => {
    const text = [line, '142 4', ...TURNED].join('\n')
    const read = importReport(readTrf(text), { id: 'cup', now: 0 })
    expect(isFault(read) && read.reason).toMatch(/whose rounds can’t be drawn here/)
    expect(isFault(examine(text, new Map(), { id: 'cup', now: 0 }).result)).toBe(true)
    const over = importReport(readTrf(text.replace('142 4', '142 1')), { id: 'cup', now: 0 })
    expect(isFault(over)).toBe(false)
  },
)

test('a Swiss by other rules than the Dutch ones is told', () => {
  for (const code of ['FIDE_DUBOV', 'FIDE_BURSTEIN_BAKU', 'FIDE_DOUBLESWISS']) {
    const trf = readTrf([`192 ${code}`, ...PAIR].join('\n'))
    expect(foreignSystem(trf)).toBeDefined()
    expect(fileRemarks(trf).join()).toMatch(/which isn’t drawn here/)
  }
})

test('a round robin keeps no Buchholz, and unknown tie-breaks and points are named', () => {
  const text = ['092 Individual: Round-Robin', '212 PTS,BH/C1,DE,XYZ,SB', 'XXS WW=1 QQ=2', ...PAIR].join('\n')
  expect(importText(text).snapshot.settings.tieBreaks).toEqual(['DE', 'SB'])
  const told = fileRemarks(readTrf(text))
  expect(told).toEqual([
    '“XYZ” is none of FIDE’s tie-breaks, and left out.',
    '“BH/C1” is left out: Buchholz isn’t for round robins.',
    '“QQ”: points for an unknown kind of result, left out.',
  ])
  expect(examine(text, new Map(), { id: 'cup', now: 0 }).remarks.map(({ text: words }) => words)).toEqual(
    expect.arrayContaining(told),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examine } from '#core/import/examine.ts'
import { linesOf } from '#core/import/report.ts'
import { parseDay } from '#core/trf/dates.ts'
import { exportTrf } from '#core/trf/export.ts'
import { isFault } from '#core/trf/fault.ts'
import { readLine } from '#core/trf/parse.ts'
import type { TrfRecord } from '#core/trf/trf.ts'
import { TRF_FILES, trfText } from '#test/support/trf/files.ts'

const CASES = new URL('../../support/cases/', import.meta.url)
const FILES: [string, string][] = [
  ...TRF_FILES.map((file): [string, string] => [file, trfText(`${file}.trf`)]),
  ...readdirSync(CASES)
    .filter((file) => file.endsWith('.trf'))
    .map((file): [string, string] => [file, readFileSync(new URL(file, CASES), 'utf8')]),
]

/** A report as the site imports it: all sure repairs accepted. */
function imported(text: string) {
  const first = examine(text, new Map(), { id: 'cup', now: 0 })
  const decisions = new Map(first.problems.filter(({ certainty }) => certainty !== 'open').map(({ id }) => [id, 0]))
  const seen = examine(text, decisions, { id: 'cup', now: 0 })
  if (isFault(seen.result)) throw new Error(seen.result.reason)
  return { seen, whole: seen.result }
}

/** The facts of the lines of a report by their meaning, so that two spellings of a fact are equal. */
function factsOf(text: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const { no, text: line } of linesOf(text)) {
    const record = readLine(line, no)
    if (isFault(record)) continue
    for (const fact of factsOfRecord(record)) facts.set(fact, line)
  }
  return facts
}

/** Letters of a player without an opponent that mean the same. */
const ALONE: Record<string, string> = { ' ': 'Z', '-': 'Z', '0': 'Z', L: 'Z', '1': 'F', W: 'F', '=': 'H', D: 'H' }

/** Codes whose facts other codes express in the export: numbers of rounds, first colours, points of results. */
const RECOUNTED = new Set(['062', '072', '082', 'XXR', '142', 'XXC', '152', 'XXS', '299', '212', '202'])

function factsOfRecord(record: TrfRecord): string[] {
  if (RECOUNTED.has(record.code)) return []
  switch (record.kind) {
    case 'player':
      return [
        `player ${record.no} ${record.name.replace(/\s*,\s*/, ', ')} ${record.rating} ${record.federation} ${record.title.toUpperCase()}`,
        ...(/^[1-9]/.test(record.fideId) ? [`id ${record.no} ${record.fideId}`] : []),
        ...(record.birth ? [`birth ${record.no} ${record.birth}`] : []),
        ...record.rounds.flatMap(({ opponent, colour, result }, at) => {
          const letter = opponent > 0 ? result : (ALONE[result] ?? result)
          // No cell and an absence are the same.
          if (opponent === 0 && letter === 'Z') return []
          return [`cell ${at + 1} ${record.no} ${opponent} ${opponent > 0 ? colour : ''} ${letter}`]
        }),
      ]
    case 'words':
      if (record.text === '' || record.text === '-') return []
      if (record.code === '042' || record.code === '052') return [`${record.code} ${parseDay(record.text)}`]
      return [`${record.code} ${record.text}`]
    case 'roundDates':
      return record.dates.flatMap((date, at) => (date ? [`date ${at + 1} ${parseDay(date)}`] : []))
    case 'team':
      return [`team ${record.no} ${record.name} ${record.players.join(' ')}`]
    case 'legacyTeam':
      return [`members ${record.name} ${record.players.filter(Boolean).join(' ')}`]
    case 'lineup':
      return [`lineup ${record.round} ${record.team} ${record.opponent} ${record.players.join(' ')}`]
    case 'byes':
      return record.ids.filter(Boolean).map((id) => `bye ${record.type} ${record.round} ${id}`)
    case 'rewards':
      return Object.entries(record.worth).map(([symbol, points]) => `${record.code} ${symbol} ${points}`)
    case 'teamByes':
      return record.teams.flatMap((team, at) => (team ? [`team bye ${at + 1} ${team}`] : []))
    case 'forfeit':
      return [`forfeit ${record.type} ${record.round} ${record.white} ${record.black}`]
    case 'acceleration':
    case 'forbidden':
    case 'virtualPoints':
    case 'numbers':
      return [JSON.stringify(record)]
    default:
      return [`${record.code} ${JSON.stringify(record)}`]
  }
}

test.each(FILES)('%s: what an import and an export lose is listed', (_file, text) => {
  const { seen, whole } = imported(text)
  const { snapshot, byeRequests = [], ...people } = whole
  const before = factsOf(seen.text)
  const after = new Set(
    ['26', '16'].flatMap((version) => [
      ...factsOf(exportTrf(snapshot, people, version as '26', { byeRequests })).keys(),
    ]),
  )
  const listedNos = new Set(seen.remarks.flatMap(({ lines }) => lines))
  const listed = new Set(linesOf(text).flatMap(({ no, text: line }) => (listedNos.has(no) ? [line] : [])))
  const lost = [...before].filter(([fact, line]) => !after.has(fact) && !listed.has(line)).map(([fact]) => fact)
  expect(lost).toEqual([])
})

test('the points of a game in a team event are exported as the file has them', () => {
  const usual = '162  W 1.0    D 0.5    L 0.0'
  const football = '162  W 3.0    D 1.0    L 0.0'
  const text = FILES.find(([file]) => file === '09-gp-primary-FIDE_TEAM_GP.trf')![1]
  for (const points of [usual, football]) {
    const { snapshot, byeRequests: _, ...people } = imported(text.replace(usual, points)).whole
    const exported = exportTrf(snapshot, people)
    expect(exported.split('\n')).toContain(points)
    expect(imported(exported).whole.snapshot).toEqual(snapshot)
  }
})

test('an exported event names its points, so that they need not be set after an import', () => {
  const { snapshot, byeRequests: _, ...people } = imported(trfText('gen-dutch-17x9.trf')).whole
  const exported = exportTrf(snapshot, people)
  expect(exported.split('\n')).toContain('162  W 1.0    D 0.5    L 0.0    P 1.0')
  expect(imported(exported).seen.remarks).toEqual([])
})

test('TRF16 says that teams play a round robin also where the file said so by its code (192) alone', () => {
  const text = FILES.find(([file]) => file === '10-edet.trf')![1]
  const { snapshot, byeRequests: _, ...people } = imported(text).whole
  const exported = exportTrf(snapshot, people, '16')
  expect(exported.split('\n')).toContain('092 Team: Round-Robin')
  expect(imported(exported).whole.snapshot.settings.pairingSystem).toBe('roundRobin')
})

test.each(FILES)('%s: exported and imported again, it is the same tournament', (_file, text) => {
  const { whole } = imported(text)
  const { snapshot, byeRequests = [], ...people } = whole
  const again = imported(exportTrf(snapshot, people, '26', { byeRequests })).whole
  expect(again.snapshot).toEqual(snapshot)
  expect(again.byeRequests).toEqual(whole.byeRequests)
  expect(again.games).toEqual(whole.games)
})

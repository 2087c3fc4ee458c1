import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standings } from '#core/standings/table.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { recordsOf } from '#core/trf/trf.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText, readTrf, TRF_FILES, trfText } from '#test/support/trf/files.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { cases } from '#test/support/audit.ts'

test('an exported tournament is imported unchanged', () => {
  for (const file of TRF_FILES) {
    const { snapshot, ...people } = importText(trfText(`${file}.trf`))
    expect(importText(exportTrf(snapshot, people))).toEqual({ snapshot, ...people })
  }
})

test('a file states the points and ranks that the site shows', () => {
  const { snapshot } = importText(trfText('tec-swiss16.trf'), { settings: { tieBreaks: [] } })
  const lines = (text: string) =>
    recordsOf(readTrf(text), 'player').map(({ record }) => [record.no, record.points, record.rank])
  expect(lines(exportTrf(snapshot))).toEqual(lines(trfText('tec-swiss16.trf')))
})

test('the players of an exported file are named, titled and paired', () => {
  const players = ['GM Ann Lee 2200 NED', 'Bob', 'Cid']
  const text = exportTrf(
    aSnapshot({ name: 'The\ncup', players, rounds: ['2-1 +, 3 H'], settings: { tieBreaks: ['rating', 'SB'] } }),
  )
  expect(text.split('\n')).toEqual([
    '012 The cup',
    '062 3',
    '072 1',
    '092 Individual: Swiss',
    '142 9',
    '162  W 1.0    D 0.5    L 0.0    P 1.0',
    '182 Kibitz',
    '192 FIDE_DUTCH_2026',
    '212 PTS,SB',
    '001    1   GM Lee, Ann                          2200 NED                         0.0    3     2 b -',
    '001    2      Bob                                                                1.0    1     1 w +',
    '001    3      Cid                                                                0.5    2  0000 - H',
    '',
  ])
})

test('bonuses are exported and imported unchanged', () => {
  const cup = {
    rounds: ['1-2 1, 3 U', '1-3 =, 2 Z'],
    bonuses: [
      { player: 2, round: 1, MP: 1, GP: 1 },
      { player: 1, round: 2, MP: -1, GP: -1 },
    ],
  }
  expect(importText(exportTrf(aSnapshot(cup))).snapshot.bonuses).toEqual(cup.bonuses)
})

/** Each competitor's number, rank, score and columns. */
const table = (snapshot: Snapshot, round = snapshot.round, columns?: string[]) =>
  standings(snapshot, round, columns).rows.map(({ player, rank, score, values }) => [
    snapshot.players.no[player],
    rank,
    score,
    ...values,
  ])

test('a TRF16 file has none of the records that came with TRF26, and gives the same table', () => {
  for (const file of TRF_FILES) {
    const { snapshot, ...people } = importText(trfText(`${file}.trf`))
    const text = exportTrf(snapshot, people, '16')
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(001|012|013|0[2-9]2|1[0-3]2|XX[RCAP]|BB[WDLU]) /)
    const codes =
      snapshot.settings.competitors === 'team' ? ['MPTS', 'GPTS', 'BH:MP', 'EDE'] : ['PTS', 'BH/C1', 'SB', 'DE', 'ARO']
    expect(table(importText(text).snapshot, snapshot.round, codes)).toEqual(table(snapshot, snapshot.round, codes))
  }
})

test('a TRF16 file states the points of results if they are unusual', () => {
  const cup = aSnapshot({ rounds: ['1-2 1, 3 U'], settings: { winReward: 3, drawReward: 1, byeReward: 2 } })
  expect(importText(exportTrf(cup, undefined, '16')).snapshot.settings).toMatchObject({
    winReward: 3,
    drawReward: 1,
    lossReward: 0,
    byeReward: 2,
  })
})

test('a team keeps its points when a board has two games, of which a line holds only one', () => {
  const individuals = ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({
    no: at + 1,
    team: Math.floor(at / 2) + 1,
    board: (at % 2) + 1,
    name,
    title: '',
    rating: 2000,
    nationality: '',
  }))
  const games = ['1-3 10', '3-1 01', '2-4 ==', '4-2 01'].map((text, at) => {
    const [, white = '', black = '', outcome = ''] = /(\d)-(\d) (..)/.exec(text)!
    const [whiteIndividual, blackIndividual] = [Number(white), Number(black)]
    const names = { white: individuals[whiteIndividual - 1]!.name, black: individuals[blackIndividual - 1]!.name }
    const whiteFirst = whiteIndividual < 3
    return {
      round: 1,
      matchNo: 1,
      no: at + 1,
      board: 1 + Math.floor(at / 2),
      ...names,
      whiteIndividual,
      blackIndividual,
      whiteFirst,
      outcome,
    }
  })
  const league = aSnapshot({
    players: ['Rooks', 'Knights'],
    settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 },
    rounds: ['1-2 3½:½', '2-1 *1:0'],
  })
  const text = exportTrf(league, { individuals, games })
  expect(text).toContain('\n300   1   1   2    1    2\n')
  const back = importText(text).snapshot
  expect(table(back, 1, ['MPTS', 'GPTS'])).toEqual(table(league, 1, ['MPTS', 'GPTS']))
  expect(back.rounds[1]!.outcomes).toBe('  ')
})

test('no name of a person, team or event adds or removes lines of a file', () => {
  const codes = (text: string) => text.split('\n').map((line) => line.slice(0, line.startsWith('0') ? 3 : 8))
  fc.assert(
    fc.property(
      fc.constantFrom('individual' as const, 'team' as const),
      fc.constantFrom('16' as const, '26' as const),
      fc.array(hostileText, { minLength: 7, maxLength: 7 }),
      (competitors, version, [event, place, first, last, title, nation, person]) => {
        const usual = aSnapshot({ players: 3, rounds: ['2-1 +, 3 H'], settings: { competitors, location: 'x' } })
        const players = {
          ...usual.players,
          firstName: usual.players.firstName.with(0, first!),
          lastName: usual.players.lastName.with(1, last!),
          title: ['', '', title!],
          nationality: usual.players.nationality.with(2, nation!),
        }
        const settings = { ...usual.settings, location: `x${place}` }
        const individual = { no: 1, team: 1, board: 1, name: 'Ann', title: '', rating: 0, nationality: '' }
        const people = (name: string) => ({ individuals: [{ ...individual, name }], games: [] })
        const hostile = exportTrf({ ...usual, name: `x${event}`, players, settings }, people(person!), version)
        expect(codes(hostile)).toEqual(codes(exportTrf({ ...usual, name: 'x' }, people('Ann'), version)))
        expect(hostile).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\0\u2028]/)
      },
    ),
    { numRuns: cases(40, 3000) },
  )
})

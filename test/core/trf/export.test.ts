import { expect, test } from 'vitest'
import { exportTrf } from '#core/trf/export.ts'
import { recordsOf } from '#core/trf/trf.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText, readTrf, TRF_FILES, trfText } from '#test/support/trf/files.ts'

test('what is exported is imported as it was', () => {
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
    '212 PTS,SB',
    '001    1   GM Lee, Ann                          2200 NED                         0.0    3     2 b -',
    '001    2      Bob                                                                1.0    1     1 w +',
    '001    3      Cid                                                                0.5    2  0000 - H',
    '',
  ])
})

test('bonuses come back as they were', () => {
  const cup = {
    rounds: ['1-2 1, 3 U', '1-3 =, 2 Z'],
    bonuses: [
      { player: 2, round: 1, MP: 1, GP: 1 },
      { player: 1, round: 2, MP: -1, GP: -1 },
    ],
  }
  expect(importText(exportTrf(aSnapshot(cup))).snapshot.bonuses).toEqual(cup.bonuses)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { field } from '#core/standings/field.ts'
import { ranks } from '#core/standings/progress.ts'
import { standings } from '#core/standings/table.ts'
import { rankCorrections } from '#core/standings/why/corrections.ts'
import { rankReason } from '#core/standings/why/rank-reason.ts'
import { comparisonText, passText } from '#core/standings/why/rank-text.ts'
import { figureShares } from '#core/standings/why/shares.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText, trfText } from '#test/support/trf/files.ts'
import { ALL_CODES, events } from './events.ts'
import { cases } from '#test/support/audit.ts'

test.each([
  'fwwrc2024.tb',
  'gen-dutch-17x9.tb',
  'gen-dutch-61x9.tb',
  'tec-swiss16.tb',
  'tec-team14.tb',
  'tec-team14.ede',
])('neighbours in %s are separated by the first figure that differs in FIDE’s checker', (control) => {
  const [header = '', ...lines] = trfText(`${control}.tsv`).trim().split('\n')
  const tieBreaks = header.split('\t').slice(2)
  const { snapshot } = importText(trfText(`${control.replace(/\.\w+$/, '')}.trf`), { settings: { tieBreaks } })
  const figures = new Map(lines.map((line) => line.split('\t')).map(([no, , ...cells]) => [Number(no), cells]))
  const { no } = snapshot.players
  let compared = 0
  // About forty competitors of each event.
  const step = Math.ceil(no.length / 40)
  const asked = Array.from({ length: Math.ceil(no.length / step) }, (_, at) => at * step)
  for (const at of asked) {
    const { above, below } = rankReason(snapshot, snapshot.rounds.length, at)
    for (const neighbour of [above, below]) {
      if (!neighbour) continue
      const [own, other] = [figures.get(no[at]!)!, figures.get(no[neighbour.player]!)!]
      const differing = own.findIndex((figure, column) => figure !== other[column])
      expect(neighbour.isDecided).toBe(differing >= 0)
      // The score is both the criterion before all tie-breaks and the first column, so index 0 means the score alone.
      if (differing > 0) expect(neighbour.criteria.at(-1)!.column.code).toBe(tieBreaks[differing])
      if (differing === 0) expect(neighbour.criteria).toHaveLength(1)
      compared++
    }
  }
  expect(compared).toBeGreaterThanOrEqual(2 * asked.length - 2)
})

test('the rounds behind a figure add up to it, for every tie-break', () => {
  let summed = 0
  fc.assert(
    fc.property(events(), fc.constantFrom(...ALL_CODES), (event, code) => {
      const round = event.rounds.length
      const { columns, rows } = standings(event, round, [code])
      const seen = field(event, round)
      for (const { player, values } of rows) {
        const found = figureShares(seen, code, player, [])
        if (!found?.isSum || Number.isNaN(values[0])) continue
        const kept = found.shares.filter(({ isCut }) => !isCut)
        expect([columns[0]!.code, kept.reduce((sum, { value }) => sum + value, 0)]).toEqual([code, values[0]])
        summed++
      }
    }),
    { numRuns: cases(40, 3000) },
  )
  expect(summed).toBeGreaterThan(cases(100, 2500))
})

test('with the points needed a player is ahead, and with half a point less is not', () => {
  fc.assert(
    fc.property(events({ settings: { tieBreaks: ['BH/C1', 'DE', 'SB', 'WIN'] } }), fc.nat(8), (event, pick) => {
      const round = event.rounds.length
      const player = pick % event.players.no.length
      const { above, toPass } = rankReason(event, round, player)
      const isAhead = (points: number): boolean => {
        const bonuses = [...event.bonuses, { player, round, MP: points, GP: 0 }]
        const after = ranks({ ...event, bonuses }, round)
        return after[player]! < after[above!.player]!
      }
      fc.pre(above !== undefined && round > 0)
      expect([isAhead(toPass!), isAhead(toPass! - 1)]).toEqual([true, false])
    }),
  )
})

const cup = aSnapshot({
  players: ['Ann Lee', 'Bob Ray', 'Cid Fox', 'Dee Kay'],
  rounds: ['1-4 1, 2-3 =', '3-1 0, 4-2 0', '1-2 =, 3-4 1'],
  settings: { tieBreaks: ['BH', 'DE', 'alphabetical'], totalRounds: 3 },
})

test('a rank is explained in words: more points, or the deciding tie-break with both figures', () => {
  const bob = rankReason(cup, 3, 1)
  expect(bob).toMatchObject({ rank: 2, score: 4, above: { player: 0, rank: 1 }, below: { player: 2, rank: 3 } })
  expect(comparisonText(cup, bob, 'above')).toEqual({
    title: 'Ann Lee is 1st with more points.',
    text: '2 against 2½.',
  })
  // Half a point more makes them level, and Ann is first in the alphabet.
  expect(passText(cup, bob)).toBe('1 point more is needed to get ahead of Ann Lee.')
  expect(comparisonText(cup, rankReason(cup, 3, 0), 'above')).toBeUndefined()
})

test('a correction of one game gives the rank that would follow, and changes nothing else', () => {
  const found = rankCorrections(cup, 3, 1)
  expect(found.map(({ round, opponent }) => [round, opponent])).toEqual([
    [1, 2],
    [2, 3],
    [3, 0],
  ])
  const won = aSnapshot({
    players: ['Ann Lee', 'Bob Ray', 'Cid Fox', 'Dee Kay'],
    rounds: ['1-4 1, 2-3 =', '3-1 0, 4-2 0', '1-2 0, 3-4 1'],
    settings: cup.settings,
  })
  const [win, draw, loss] = found[2]!.results
  expect([win!.points, win!.rank?.()]).toEqual([2, ranks(won, 3)[1]])
  expect(draw).toEqual({ points: 1, rank: undefined })
  expect(loss!.points).toBe(0)
  expect(loss!.rank?.()).toBeGreaterThanOrEqual(win!.rank!())
})

test('in a match one board more or less is tried, unless a tie-break depends on single boards', () => {
  const { snapshot } = importText(trfText('tec-team14.trf'))
  const byMatches = { ...snapshot, settings: { ...snapshot.settings, tieBreaks: ['EDE', 'EMMSB'] } }
  const [first] = rankCorrections(byMatches, 7, 0)
  expect(first!.results.length).toBeGreaterThan(2)
  expect(first!.results.filter(({ rank }) => rank === undefined)).toHaveLength(1)
  const byBoards = { ...snapshot, settings: { ...snapshot.settings, tieBreaks: ['TBR'] } }
  expect(rankCorrections(byBoards, 7, 0)).toEqual([])
})

test('for level players the text names the deciding tie-break, what it measures, and both figures', () => {
  const level = aSnapshot({
    players: ['Ann Lee', 'Bob Ray', 'Cid Fox', 'Dee Kay'],
    rounds: ['1-3 1, 2-4 1', '2-3 =, 4-1 ='],
    settings: { tieBreaks: ['DE', 'BH', 'alphabetical'], totalRounds: 3 },
  })
  expect(comparisonText(level, rankReason(level, 2, 0), 'below')).toEqual({
    title: 'Level with Bob Ray, who is 2nd; the alphabet decides.',
    text: 'Names decide, in alphabetical order. They are level on direct encounter and Buchholz too.',
  })
})

import { expect, test } from 'vitest'
import { figureGroups, figureOf } from '#core/key/figures.ts'
import { figureId } from '#core/key/figure-id.ts'
import { figurePart } from '#core/key/figure-part.ts'
import { field } from '#core/standings/field.ts'
import { formatPoints } from '#core/text/score.ts'
import { figureSum } from '#core/key/figure-sum.ts'
import { METRICS } from '#core/standings/metrics.ts'
import { TIE_BREAK_NAMES } from '#core/standings/tie-break-names.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

const listed = figureGroups([]).flatMap(({ codes }) => codes)

test('every tie-break and every metric is explained, and is on the page of all figures', () => {
  const ids = listed.map(figureId)
  for (const code of [...Object.keys(TIE_BREAK_NAMES), ...Object.keys(METRICS)]) {
    expect(figureOf(code)?.says, code).toMatch(/\.$/)
    expect(ids, code).toContain(figureId(code))
  }
})

test('every figure has a name, a sentence and an address of its own', () => {
  const figures = listed.map((code) => figureOf(code))
  for (const [at, figure] of figures.entries()) {
    expect(figure?.name, listed[at]).toBeTruthy()
    expect(figure?.says, listed[at]).toMatch(/\.$/)
  }
  expect(new Set(figures.map((figure) => figure?.id)).size).toBe(listed.length)
})

test('the letters of a code are explained after its tie-break', () => {
  expect(figureOf('BH/C2')).toEqual({
    id: 'BH-C2',
    short: 'BH C2',
    name: 'Buchholz, cut 2',
    says: 'It adds up the points of all opponents. The 2 lowest values don’t count.',
  })
  expect(figureOf('BH:GP/C1/P')?.says).toBe(
    'It adds up the points of all opponents. The lowest value doesn’t count. Forfeited games count as if they had been played.',
  )
  expect(figureOf('nonsense')).toBeUndefined()
})

test('a variant that an event uses follows its tie-break', () => {
  const codes = figureGroups(['BH:GP/C1', 'BH/C1']).flatMap((group) => group.codes)
  expect(codes.slice(codes.indexOf('BH'), codes.indexOf('BH') + 3)).toEqual(['BH', 'BH:GP/C1', 'BH/C1'])
})

test('a figure’s part in the ranking of an event is said', () => {
  const settings = { competitors: 'team', displayPoints: 'match', tieBreaks: ['gamePoints', 'EMMSB'] } as const
  const of = { ...settings, tieBreaks: [...settings.tieBreaks] }
  expect(figurePart('matchPoints', of)).toBe('Here it comes first: it ranks the teams.')
  expect(figurePart('GPTS', of)).toBe('Here it is the 1st tie-break: it decides when all before it is level.')
  expect(figurePart('EMMSB', of)).toBe('Here it is the 2nd tie-break: it decides when all before it is level.')
  expect(figurePart('rating', of)).toBe('Here it doesn’t count for the ranking.')
})

test('the sum of a figure is the figure of FIDE’s checker', () => {
  const [header = '', ...lines] = trfText('tec-swiss16.tb.tsv').trim().split('\n')
  const tieBreaks = header.split('\t').slice(2)
  const { snapshot } = importText(trfText('tec-swiss16.trf'), { settings: { tieBreaks } })
  let compared = 0
  for (const line of lines) {
    const [no, , ...figures] = line.split('\t')
    const player = snapshot.players.no.indexOf(Number(no))
    for (const [at, code] of tieBreaks.entries()) {
      const sum = figureSum(snapshot, code, snapshot.rounds.length, player)
      if (sum === undefined) continue
      const total = Number(sum.split(' = ')[1]!.replace('½', '.5').replace('−', '-'))
      expect(total, `${code} of ${no}: ${sum}`).toBe(Number(figures[at]))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(0)
})

test('the sum of the points adds up the points of all rounds', () => {
  const { snapshot } = importText(trfText('tec-swiss16.trf'))
  const round = snapshot.rounds.length
  for (const player of snapshot.players.no.keys()) {
    const { total } = field(snapshot, round)[snapshot.settings.displayPoints]
    expect(figureSum(snapshot, 'points', round, player)).toMatch(new RegExp(` = ${formatPoints(total[player]!)}$`, 'u'))
  }
})

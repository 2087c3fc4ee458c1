import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReport, type CheckStep } from '#core/import/check-report.ts'
import { countedDifferences } from '#core/import/check-rounds.ts'
import { isFault } from '#core/trf/fault.ts'
import { randomEvent } from '#cli/random-event.ts'
import { exportTrf } from '#core/trf/export.ts'
import { cases } from '#test/support/audit.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { trfText } from '#test/support/trf/files.ts'

type Step<Is extends CheckStep['is']> = Extract<CheckStep, { is: Is }>

const stepsOf = (text: string): CheckStep[] => [...checkReport(text)]
const only = <Is extends CheckStep['is']>(text: string, is: Is): Step<Is>[] =>
  stepsOf(text).filter((step): step is Step<Is> => step.is === is)
const reportOf = (text: string) => only(text, 'read')[0]!.report

const GENERATED = exportTrf(randomEvent({ players: 12, rounds: 6, seed: 8 }))

/** The text with two columns of a line replaced. */
const putInLine = (text: string, start: string, column: number, words: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith(start) ? line.slice(0, column - 1) + words + line.slice(column - 1 + words.length) : line,
    )
    .join('\n')

test('a sound report has as many checked rounds as it has rounds, and no difference', () => {
  const steps = stepsOf(GENERATED)
  expect(steps.map(({ is }) => is)).toEqual(['read', ...Array<string>(6).fill('round'), 'ranks'])
  expect(reportOf(GENERATED).problems).toEqual([])
  expect(only(GENERATED, 'round').flatMap(({ round }) => countedDifferences(round))).toEqual([])
  expect(only(GENERATED, 'ranks')[0]!.ranks).toMatchObject({ checked: 12, differences: [] })
})

test('boards that differ are named with both pairs and the reason, in the round in which they differ', () => {
  const rounds = only(trfText('tec-swiss16.trf'), 'round').map(({ round }) => round)
  expect(rounds.map(({ differences }) => differences.length)).toEqual([0, 0, 1, 1, 0])
  const [first] = rounds[2]!.differences
  expect(first).toMatchObject({ board: 6, reason: 'colours' })
  expect([first!.published!.white, first!.published!.black]).toEqual([first!.drawn!.black, first!.drawn!.white])
})

test('two exchanged ranks are both named, each against the other, with the tie-break that decides', () => {
  const ranks = GENERATED.split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => ({ start: line.slice(0, 8), rank: line.slice(85, 89) }))
  const [best, second] = [1, 2].map((rank) => ranks.find((one) => Number(one.rank) === rank)!)
  const exchanged = putInLine(putInLine(GENERATED, best!.start, 86, second!.rank), second!.start, 86, best!.rank)
  const { differences } = only(exchanged, 'ranks')[0]!.ranks
  expect(differences.map(({ stated, from, to }) => [stated, from, to])).toEqual([
    [2, 1, 1],
    [1, 2, 2],
  ])
  expect(differences[0]!.against).toBe(differences[1]!.player)
  expect(differences[1]!.against).toBe(differences[0]!.player)
  expect(differences[0]!.verdict).toMatchObject({ isDecided: true, rank: 2 })
})

test('ranks of a report that names no tie-breaks are not compared', () => {
  const silent = GENERATED.split('\n')
    .filter((line) => !/^2[01]2/.test(line))
    .join('\n')
  expect(only(silent, 'ranks')[0]!.ranks).toEqual({ checked: 0, differences: [], unchecked: 'noTieBreaks' })
})

test('points that the results do not give are a problem of their line', () => {
  const line = GENERATED.split('\n').find((one) => one.startsWith('001    3'))!
  const no = GENERATED.split('\n').indexOf(line) + 1
  const { problems } = reportOf(putInLine(GENERATED, '001    3', 81, '99.5'))
  expect(problems.map(({ lines }) => lines)).toEqual([[no]])
})

test('a report in the middle of an event is checked up to its last round', () => {
  const running = exportTrf(randomEvent({ players: 9, rounds: 7, played: 3, seed: 2 }))
  expect(only(running, 'round').map(({ round }) => [round.round, round.differences])).toEqual([
    [1, []],
    [2, []],
    [3, []],
  ])
})

test('a team Swiss is checked by its own rules, and a round robin with other numbers only for who met whom', () => {
  const team = CONTROL_EVENTS.find((name) => name.startsWith('team/'))!
  const rounds = [controlText(team), trfText('uzchess2025.trf')].map((text) => only(text, 'round'))
  expect(rounds.map((some) => some[0]!.round.comparedWith)).toEqual(['rules', 'meetings'])
  for (const some of rounds) expect(some.flatMap(({ round }) => countedDifferences(round))).toEqual([])
})

test('rounds of a system that Kibitz does not pair are not compared', () => {
  const steps = stepsOf(`192 FIDE_DUBOV_2026\n${controlText('swiss/even-10x7')}`)
  expect(steps.map(({ is }) => is)).toEqual(['read', 'ranks'])
  expect(reportOf(`192 FIDE_DUBOV_2026\n${controlText('swiss/even-10x7')}`).isForeign).toBe(true)
})

test.each(['', 'Anna Berg\nBo Lind', '[Event "Open"]\n\n1. e4 *', '{"players": []}', '<html></html>', '\0\0\0'])(
  '%j is refused as no report, in a sentence',
  (text) => {
    expect(stepsOf(text)).toEqual([{ is: 'refused', reason: expect.stringMatching(/\.$/) }])
  },
)

test('whatever is written into a report, the check ends with findings or a fault that has a line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.nat(GENERATED.length - 1), what: hostileText }), { minLength: 1, maxLength: 6 }),
      (strokes) => {
        const spoiled = strokes.reduce((text, { at, what }) => text.slice(0, at) + what + text.slice(at), GENERATED)
        for (const step of checkReport(spoiled)) {
          if (step.is === 'read' && isFault(step.report.result))
            expect(step.report.result.line).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: cases(20, 300) },
  )
})

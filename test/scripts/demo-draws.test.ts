import { expect, test } from 'vitest'
import { checkRound } from '#core/draw/check-round.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { fromFiles } from '../../scripts/demo/files.ts'
import { harbour } from '../../scripts/demo/harbour.ts'
import { rivers } from '../../scripts/demo/rivers.ts'

const NOW = Date.UTC(2026, 8, 1)

test.each([
  ['Harbour Masters', harbour(NOW)],
  ['Rivers Club League', rivers(NOW).event],
])('every Swiss round of the %s is as FIDE’s rules draw it', (_, { snapshot }) => {
  const swiss = snapshot.rounds.flatMap((_, at) =>
    systemAt(snapshot.settings, snapshot.systems, at + 1).system === 'swiss' ? [at + 1] : [],
  )
  expect(swiss.length).toBeGreaterThan(3)
  for (const round of swiss) expect(checkRound(snapshot, round), `round ${round}`).toEqual([])
})

test('players of the real events have flags and titles, and their names in the order that people use', () => {
  const [rapid, masters] = fromFiles().map(({ snapshot }) => snapshot)
  for (const { players } of [rapid!, masters!])
    expect(players.nationality.every((code) => code.length === 3)).toBe(true)
  const names = [0, 3, 28, 35].map((player) => competitorName(rapid!, player))
  expect(names).toEqual(['Ju Wenjun', 'Alexandra Kosteniuk', 'Vaishali Rameshbabu', 'Zhu Chen'])
  expect(competitorName(masters!, 0)).toBe('Arjun Erigaisi')
  expect(rapid!.players.title![0]).toBe('GM')
})

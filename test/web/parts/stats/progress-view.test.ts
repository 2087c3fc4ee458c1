import { expect, test } from 'vitest'
import { progression, type Metric } from '#core/standings/metrics.ts'
import { orders, placesByMetric } from '#core/standings/places-by-metric.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { byPlace, linesOf, scaleOf, tipOf, type ProgressView } from '#web/parts/stats/progress-view.ts'
import { defaultHighlights } from '#web/parts/stats/highlights.ts'
import { aSnapshot } from '#test/support/build.ts'

const cup = aSnapshot({
  players: ['Ann Lee 2200', 'Bob Ray 2100', 'Cid Fox 2000', 'Dee Orr'],
  rounds: ['1-2 0, 3-4 =', '4-1 0, 2-3 ='],
})

function viewOf(snapshot: Snapshot, metric: Metric = 'MP', pool = 0): ProgressView {
  const known = progression(snapshot)
  const found = placesByMetric(snapshot, known, metric, orders(snapshot))
  return { snapshot, metric, progression: known, places: found, players: byPlace(snapshot, known, found, pool) }
}

test('lines run through the places after each round and end in the last', () => {
  const lines = linesOf(viewOf(cup), 'rank', 4, [], false)
  expect(lines.map(({ label, end, values }) => [label, end, values])).toEqual([
    ['Bob Ray', '1', [1, 1]],
    ['Cid Fox', '2', [2, 2]],
    ['Ann Lee', '3', [4, 3]],
    ['Dee Orr', '4', [3, 4]],
  ])
})

test('on a phone lines have last names only', () => {
  expect(linesOf(viewOf(cup), 'rank', 4, [], true).map(({ label }) => label)).toEqual(['Ray', 'Fox', 'Lee', 'Orr'])
})

test('lines run through the figures of the metric when those are shown, with gaps where there are none', () => {
  const [bob] = linesOf(viewOf(cup), 'figure', 4, [], false)
  expect(bob).toMatchObject({ label: 'Bob Ray', values: [1, 1.5], end: '1½' })
  expect(linesOf(viewOf(cup, 'rating'), 'figure', 4, [], false).at(-1)).toMatchObject({
    end: '–',
    values: [null, null],
  })
})

test('a highlighted competitor has its mark and a line, however low its place', () => {
  const lines = linesOf(viewOf(cup), 'rank', 1, [null, { player: 3, chosen: true }], false)
  expect(lines.map(({ key, mark }) => [key, mark])).toEqual([
    [1, undefined],
    [3, 1],
  ])
})

test('the first place is on top, and the axis labels every fifth place', () => {
  const scale = scaleOf('rank', 'MP', [], 12)
  expect(scale).toMatchObject({ range: [0.5, 12.5], reversed: true, splits: [1, 5, 10] })
})

test('the axis of figures has a margin, and a range even without any figure', () => {
  const { range } = scaleOf('figure', 'MP', linesOf(viewOf(cup), 'figure', 4, [], false), 4)
  expect(range[0]).toBeLessThan(0)
  expect(range[1]).toBeGreaterThan(1.5)
  expect(scaleOf('figure', 'MP', [], 0).range).toEqual([0, 1])
})

test('the tip of a round lists the highlighted competitors, best first, and the one that is pointed at', () => {
  const tip = tipOf(viewOf(cup), defaultHighlights([0, 2]), 0, 1.2)
  expect(tip.title).toBe('After round 1')
  expect(tip.rows.map(({ name, figure }) => `${name} ${figure}`)).toEqual([
    '1. Bob Ray 1',
    '2. Cid Fox ½',
    '4. Ann Lee 0',
  ])
})

test('the chart shows one pool at a time', () => {
  const event = { ...cup, players: { ...cup.players, pool: [0, 1, 0, 1] } }
  expect(viewOf(event, 'MP', 1).players).toEqual([1, 3])
})

import { describe, expect, test } from 'vitest'
import { hadOnlyResults, LOG_LENGTH, missedTexts, type EventLog } from '#party/event-log.ts'
import { RecentLog } from '#party/recent-log.ts'
import { StoredLog } from '#party/stored-log.ts'
import { anSql, entries } from '#test/support/room-parts.ts'

const LOGS: [string, () => EventLog][] = [
  ['in storage', () => new StoredLog(anSql())],
  ['in memory', () => new RecentLog()],
]

describe.each(LOGS)('a log %s', (_, aLog) => {
  const filled = (...versions: number[]) => {
    const log = aLog()
    log.append(entries(...versions))
    return log
  }

  test('keeps changes in order of version, whatever the order they come in', () => {
    const log = filled(5, 7)
    log.append(entries(6))
    expect(log.between(0)).toEqual(entries(5, 6, 7))
    expect(log.between(5, 6)).toEqual(entries(6))
    expect([log.has(6), log.has(8)]).toEqual([true, false])
  })

  test('keeps the last few hundred changes', () => {
    const log = aLog()
    for (let v = 1; v <= 3 * LOG_LENGTH; v += 1) log.append(entries(v))
    expect(log.between(2 * LOG_LENGTH)).toHaveLength(LOG_LENGTH)
    expect(log.between(0).length).toBeLessThan(2 * LOG_LENGTH)
  })

  test('gives a viewer the missed changes, or makes them fetch the tournament if the log is too short', () => {
    expect(missedTexts(filled(5, 6), 4, 6)).toEqual(entries(5, 6).map(({ text }) => text))
    expect(missedTexts(filled(4, 5, 6), 5, 6)).toEqual(entries(6).map(({ text }) => text))
    expect(missedTexts(filled(6), 4, 6)).toEqual(['{"type":"stale","v":6}'])
    expect(missedTexts(aLog(), 4, 9)).toEqual(['{"type":"stale","v":9}'])
  })

  test('gives nothing to a viewer who has the newest version, or a newer one than the room', () => {
    expect(missedTexts(filled(5, 6), 6, 6)).toEqual([])
    expect(missedTexts(filled(5, 6), 9, 6)).toEqual([])
  })

  test('gives no change that is not broadcast yet', () => {
    expect(missedTexts(filled(5, 6, 7), 4, 6)).toEqual(entries(5, 6).map(({ text }) => text))
  })
})

test('results and announcements never turn a tournament private; a round or an unknown event might', () => {
  const log = new RecentLog()
  log.append([...entries(2), { v: 3, text: '{"type":"announcement","v":3}' }, { v: 4, text: '{"type":"round","v":4}' }])
  expect(hadOnlyResults(log, 1, 3)).toBe(true)
  expect(hadOnlyResults(log, 3, 3)).toBe(true)
  expect(hadOnlyResults(log, 1, 4)).toBe(false)
  expect(hadOnlyResults(log, 0, 3)).toBe(false)
})

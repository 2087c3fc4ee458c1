import { expect, test } from 'vitest'
import type { DeskSection, FestivalDesk } from '#core/rows/festival-rows.ts'
import { waitingOf } from '#web/parts/festival-desk/waiting-of.ts'

const SECTION = { tournament: 'a', word: 'Open A', round: 5, pairings: 12, finished: 12, waiting: 0, left: null }

const titles = (section: Partial<DeskSection>, stage = 'public'): string[] =>
  waitingOf({
    festival: { id: 'pier', stage },
    sections: [{ ...SECTION, ...section }],
  } as unknown as FestivalDesk).map(({ title, href }) => `${title} → ${href}`)

test.each<[string, Partial<DeskSection>, string[]]>([
  ['a round whose results are in', { state: 'between' }, ['Open A: round 6 can be drawn → /manage/a']],
  ['missing results', { state: 'playing', finished: 10 }, ['Open A: 2 results are missing → /manage/a/results']],
  ['a draft', { state: 'draft' }, ['Open A is a draft → /manage/a']],
  [
    'a free place for which people wait',
    { state: 'before', waiting: 3, left: 1 },
    ['Open A: 3 people wait for a place → /manage/f/pier/people'],
  ],
  ['a full section for which people wait', { state: 'before', waiting: 3, left: 0 }, []],
  ['a section that is over', { state: 'over' }, []],
])('what waits: %s', (_, section, expected) => {
  expect(titles(section)).toEqual(expected)
})

test('nothing waits in a festival that visitors don’t see yet, or that is closed', () => {
  expect(titles({ state: 'between' }, 'draft')).toEqual([])
  expect(titles({ state: 'between' }, 'closed')).toEqual([])
})

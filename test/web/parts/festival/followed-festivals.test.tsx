import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BLANK_HEAD } from '#core/festival/facts.ts'
import { festivalStar } from '#core/people/stars.ts'
import type { FestivalAnswer, FestivalRow } from '#core/rows/festival-rows.ts'
import { onScreen } from '#test/support/screen.tsx'
import { readStars, replaceStars } from '#web/hooks/use-stars.ts'
import { FestivalHeader } from '#web/parts/festival/festival-header.tsx'
import { FollowedFestivals } from '#web/parts/following/followed-festivals.tsx'

afterEach(() => replaceStars([]))

const answer = (stage: FestivalAnswer['festival']['stage']): FestivalAnswer => ({
  festival: {
    ...BLANK_HEAD,
    id: 'pier-open',
    version: 1,
    stage,
    name: 'Pier Open',
    hasPrizes: false,
    owner: null,
    isManager: false,
  },
  sections: [],
})

test('a festival’s page has a star, as events have', () => {
  onScreen(<FestivalHeader answer={answer('public')} current="overview" />)
  const star = screen.getByRole('button', { name: 'Star Pier Open' })
  expect(star.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(star)
  expect([star.getAttribute('aria-pressed'), ...readStars()]).toEqual(['true', 'festival pier-open'])
})

test('a draft has none: nobody else could read it', () => {
  onScreen(<FestivalHeader answer={answer('draft')} current="overview" />)
  expect(screen.queryByRole('button', { name: 'Star Pier Open' })).toBeNull()
})

const row = (id: string, name: string): FestivalRow => ({
  id,
  name,
  logoURL: null,
  place: 'Quay',
  firstDay: '2031-07-04',
  lastDay: '2031-07-04',
  sections: 2,
})

test('followed festivals are listed, each with its star to take back', () => {
  replaceStars([festivalStar('pier'), festivalStar('quay')])
  onScreen(<FollowedFestivals festivals={[row('pier', 'Pier Open'), row('quay', 'مهرجان الميناء')]} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/f/pier', '/f/quay'])
  fireEvent.click(screen.getByRole('button', { name: 'Star Pier Open' }))
  expect([...readStars()]).toEqual(['festival quay'])
})

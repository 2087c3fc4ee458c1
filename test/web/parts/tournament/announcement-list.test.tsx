import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnnouncementList } from '#web/parts/tournament/announcement-list.tsx'

const notice = (announcement: string, createdAt: number, title = '') => ({
  title,
  announcement,
  createdAt,
  updatedAt: createdAt,
  author: null,
})

test('without announcements it says so', () => {
  render(<AnnouncementList announcements={[]} />)
  expect(screen.getByText('This tournament has no announcements at this time.')).toBeTruthy()
})

test('announcements stand newest first, under 21 characters of local time', () => {
  const [early, late] = [new Date(2026, 0, 5, 9, 7).getTime(), new Date(2026, 10, 24, 18, 0).getTime()]
  render(<AnnouncementList announcements={[notice('Old', early), notice('New', late, 'Round 7')]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first!.textContent).toBe('Tue Nov 24 2026 18:00Round 7New')
  expect(second!.textContent).toBe('Mon Jan 05 2026 09:07Old')
})

test('a long one shows 200 characters until it is opened', () => {
  const text = '♞'.repeat(199) + 'ab'
  render(<AnnouncementList announcements={[notice(text, 1)]} />)
  expect(screen.getByText(`${'♞'.repeat(199)}a…`)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(text)).toBeTruthy()
})

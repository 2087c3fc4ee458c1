import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { AnnouncementList } from '#web/parts/tournament/announcement-list.tsx'

const notice = (announcement: string, createdAt: number, title = '') => ({
  title,
  announcement,
  createdAt,
  updatedAt: createdAt,
  isPinned: false,
  author: null,
})

test('an empty list says so', () => {
  onScreen(<AnnouncementList announcements={[]} />)
  expect(screen.getByText('This tournament has no announcements at this time.')).toBeTruthy()
})

test('announcements are listed newest first, under 21 characters of local time', () => {
  const [early, late] = [new Date(2026, 0, 5, 9, 7).getTime(), new Date(2026, 10, 24, 18, 0).getTime()]
  onScreen(<AnnouncementList announcements={[notice('Old', early), notice('New', late, 'Round 7')]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first!.textContent).toBe('Tue Nov 24 2026 18:00Round 7New')
  expect(second!.textContent).toBe('Mon Jan 05 2026 09:07Old')
})

test('a long announcement shows 200 characters until it is opened', async () => {
  const text = '♞'.repeat(199) + 'ab'
  onScreen(<AnnouncementList announcements={[notice(text, 1)]} />)
  const button = await screen.findByRole('button', { name: 'Show all' })
  expect(screen.getByText(`${'♞'.repeat(199)}a…`)).toBeTruthy()
  fireEvent.click(button)
  expect(screen.getByText(text)).toBeTruthy()
})

test('Markdown is rendered, cut or whole, and its links lead where they say', async () => {
  const text = `It starts **one hour later**, see [the rules](/t/rivers/rules#page=2).\n\n${'word '.repeat(60)}`
  onScreen(<AnnouncementList announcements={[notice(text, 1)]} />)
  const isRendered = () => {
    expect(screen.getByText('one hour later').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'the rules' }).getAttribute('href')).toBe('/t/rivers/rules#page=2')
    expect(screen.getByRole('listitem').textContent).not.toMatch(/\*\*|\]\(/)
  }
  const button = await screen.findByRole('button', { name: 'Show all' })
  isRendered()
  expect(screen.getByText(/word…$/)).toBeTruthy()
  fireEvent.click(button)
  isRendered()
  expect(screen.queryByText(/…/)).toBeNull()
})

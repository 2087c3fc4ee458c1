import { Suspense } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onScreen, withCache } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { notificationQueries } from '#web/api/notifications.ts'
import { Bell } from '#web/shell/bell.tsx'

test('the bell does not move while its code loads', async () => {
  const notes = [{ id: 1, content: 'Round **3** is drawn', link: null, seen: false, createdAt: 0 }]
  onScreen(
    <Suspense fallback="Nothing to press">
      <Bell at="/" initialCount={0} />
    </Suspense>,
    [[notificationQueries.all().queryKey, notes]],
  )
  screen.getByRole('button', { name: 'Notifications, 1 unseen' })
  expect(screen.queryByText('Nothing to press')).toBeNull()
  expect(await screen.findByText('3')).toHaveProperty('localName', 'strong')
})

test('notifications marked as seen stay so, even if an earlier fetch returns them unseen', async () => {
  const notes = [{ id: 1, content: 'Round 3 is drawn', link: null, seen: false, createdAt: 0 }]
  let answer: (response: Response) => void = () => undefined
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (path === '/api/profile/readNotification') return Response.json({ message: 'Seen.' })
    return new Promise((resolve) => (answer = resolve))
  })
  const { queryKey } = notificationQueries.all()
  const { cache } = onScreen(<Bell at="/" initialCount={1} />, [[queryKey, notes]])
  // As on a reconnection to the site’s room.
  void cache.invalidateQueries({ queryKey })
  const before = answer
  fireEvent.click(await screen.findByText('Mark as seen'))
  await screen.findByRole('button', { name: 'Notifications' })
  before(Response.json(notes))
  await waitFor(() =>
    expect(asked.mock.calls.filter(([path]) => path === '/api/profile/notifications')).toHaveLength(2),
  )
  screen.getByRole('button', { name: 'Notifications' })
  answer(Response.json([{ ...notes[0], seen: true }]))
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  screen.getByRole('button', { name: 'Notifications' })
  asked.mockRestore()
})

test('after signing out the window’s title has no count', async () => {
  document.head.innerHTML = '<title>Teams · Kibitz</title>'
  const notes = [{ id: 1, content: 'Round 3 is drawn', link: null, seen: false, createdAt: 0 }]
  const { cache, rerender } = onScreen(<Bell at="/" initialCount={0} />, [[notificationQueries.all().queryKey, notes]])
  expect(document.title).toBe('(1) Teams · Kibitz')
  rerender(withCache(cache, null))
  expect(document.title).toBe('Teams · Kibitz')
})

test('a reader who hides results reads of no round before the earlier ones are revealed, and no announcement', async () => {
  const about = { tournamentId: 'cup', seen: true, createdAt: 0, link: '/t/cup/pairings/3#cup-3-1' }
  const notes = [
    { ...about, id: 1, content: 'You meet Ann', spoilerFree: 'Round 3 is drawn' },
    { ...about, id: 2, content: 'Ann has won', spoilerFree: 'An announcement', link: '/t/cup/announcements#1' },
    { ...about, id: 3, content: 'Bring a pen', spoilerFree: null },
  ]
  const read = async (choice: string) => {
    setCookie('spoilers', choice)
    const { unmount } = onScreen(
      <Suspense>
        <Bell at="/" initialCount={0} />
      </Suspense>,
      [[notificationQueries.all().queryKey, notes]],
    )
    const items = await waitFor(() => {
      const found = Array.from(document.querySelectorAll('li p'), ({ textContent }) => textContent)
      expect(found).toHaveLength(notes.length)
      return found
    })
    unmount()
    return items
  }
  expect(await read('hide')).toEqual(['Round 3 is drawn', 'An announcement', 'Bring a pen'])
  expect(await read('hide~cup.1-2')).toEqual(['You meet Ann', 'An announcement', 'Bring a pen'])
  expect(await read('show~cup')).toEqual(['Round 3 is drawn', 'An announcement', 'Bring a pen'])
  expect(await read('hide~cup.all')).toEqual(['You meet Ann', 'Ann has won', 'Bring a pen'])
  setCookie('spoilers', undefined)
})

import { Suspense } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { notificationQueries } from '#web/api/notifications.ts'
import { Bell } from '#web/shell/bell.tsx'

test('the bell stays where it is while what reads its notes is under way', async () => {
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

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Announcement } from '#web/api/answers.ts'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const notice = (announcement: string, createdAt: number): Announcement => ({
  title: '',
  announcement,
  author: null,
  createdAt,
  updatedAt: createdAt,
  isPinned: false,
})

test('all announcements are shown in full as markdown, newest first, with their time as id', async () => {
  const long = `${'word '.repeat(80)}**the end**`
  await renderAt('/t/cup/announcements', aSnapshot(), [notice('Old', 1000), notice(long, 2000)])
  expect((await screen.findByText('the end')).tagName).toBe('STRONG')
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['2000', '1000'])
})

test('#latest names the newest announcement', async () => {
  await renderAt('/t/cup/announcements', aSnapshot(), [notice('Old', 1000), notice('New', 2000)])
  await screen.findByText('New')
  expect(document.getElementById('latest')!.querySelector('article')!.id).toBe('2000')
})

test('HTML in an announcement stays text', async () => {
  await renderAt('/t/cup/announcements', aSnapshot(), [
    notice('<img src=x onerror=alert(1)> [x](javascript:alert(1))', 1),
  ])
  expect(await screen.findByText(/<img src=x/)).toBeTruthy()
  expect(document.querySelector('article img')).toBeNull()
  expect(document.querySelector('article a[href^="javascript"]')).toBeNull()
})

test('a tournament without announcements says so', async () => {
  await renderAt('/t/cup/announcements', aSnapshot())
  expect(screen.getByText('This tournament has no announcements at this time.')).toBeTruthy()
})

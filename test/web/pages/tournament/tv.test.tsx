import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const watch = (streamURL: string | null) => renderAt('/t/cup/tv', aSnapshot({ settings: { streamURL } }))
const frames = () => Array.from(document.querySelectorAll('iframe'))

test('no request goes to the stream’s site before the visitor presses play', async () => {
  await watch('https://www.twitch.tv/chess')
  expect(frames()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /Plays from Twitch/ }))
  expect(frames().map(({ title }) => title)).toEqual(['Stream of Cup on Twitch', 'Chat of Cup on Twitch'])
  for (const frame of frames()) {
    expect(frame.getAttribute('loading')).toBe('lazy')
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  }
})

test('a notice mentions browser extensions and shields, and a link opens the stream’s own site', async () => {
  await watch('https://www.twitch.tv/chess')
  expect(screen.getByText(/A browser extension or shield/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open on Twitch' }).getAttribute('href')).toBe('https://www.twitch.tv/chess')
})

test('a stream that cannot be framed is only a link', async () => {
  await watch('https://twitch.tv.evil.example/chess')
  expect(screen.queryByRole('button', { name: /Play/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open on twitch.tv.evil.example' })).toBeTruthy()
})

test('a stream without a chat fills the page', async () => {
  await watch('https://www.facebook.com/rivers/videos/987654')
  fireEvent.click(screen.getByRole('button', { name: /Plays from Facebook/ }))
  expect(frames()).toHaveLength(1)
})

test.each([null, 'javascript:alert(1)', 'nonsense'])('%s is no stream', async (link) => {
  await watch(link)
  expect(screen.getByText('This tournament has no stream.')).toBeTruthy()
})

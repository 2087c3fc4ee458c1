import { expect, test, vi } from 'vitest'
import { versionedText } from '#worker/cache/versioned-text.ts'

const reach = { waitUntil: () => undefined }

test('a text is written once per version, however many callers ask for it', async () => {
  const text = versionedText('once', 100)
  const write = vi.fn(async () => 'first')
  expect(await Promise.all([text(reach, 'cup', 1, write), text(reach, 'cup', 1, write)])).toEqual(['first', 'first'])
  expect(await text(reach, 'cup', 1, write)).toBe('first')
  expect(write).toHaveBeenCalledTimes(1)
  expect(await text(reach, 'cup', 2, async () => 'second')).toBe('second')
  expect(await text(reach, 'league', 1, async () => 'other')).toBe('other')
})

test('texts of different kinds are kept apart', async () => {
  const [announcements, games] = [versionedText('announced', 100), versionedText('played', 100)]
  const both = [announcements(reach, 'cup', 1, async () => 'On'), games(reach, 'cup', 1, async () => '1. e4')]
  expect(await Promise.all(both)).toEqual(['On', '1. e4'])
})

test('texts beyond the budget are written again', async () => {
  const text = versionedText('little', 6)
  const write = vi.fn(async () => 'four')
  for (const id of ['cup', 'league', 'cup']) await text(reach, id, 1, write)
  expect(write).toHaveBeenCalledTimes(3)
})

test('a text that could not be written is tried again', async () => {
  const text = versionedText('broken', 100)
  await expect(text(reach, 'cup', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await text(reach, 'cup', 1, async () => 'up')).toBe('up')
})

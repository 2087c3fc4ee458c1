import { expect, test } from 'vitest'
import { previewOf } from '#web/parts/home/announcement-labels.ts'

test('a short notice is shown whole, without Markdown syntax', () => {
  expect(previewOf('# Round 7\n\nStarts at **18:00**, see the [schedule](https://x.test/a_b).')).toBe(
    'Round 7 Starts at 18:00, see the schedule.',
  )
})

test('a long notice is cut to at most 200 characters, between words', () => {
  const cut = previewOf('captain '.repeat(60))
  expect([...cut].length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/captain…$/)
})

test('a very long word is cut as well, and no character is cut in half', () => {
  expect([...previewOf('♞'.repeat(500))]).toHaveLength(200)
  expect([...previewOf('😀'.repeat(500))].slice(0, 199)).toEqual(Array.from({ length: 199 }, () => '😀'))
})

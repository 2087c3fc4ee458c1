import { expect, test } from 'vitest'
import { ask } from '#test/support/worker.ts'

const online = async (visitor?: string) => {
  const { status, text } = await ask(`/api/online${visitor === undefined ? '' : `?visitor=${visitor}`}`)
  return { status, count: status === 200 ? (JSON.parse(text) as { count: number }).count : text }
}

test('a visitor with an id is counted, once; a request without one only gets the number', async () => {
  const { count: before } = await online()
  await online('a-browser-by-chance')
  await online('a-browser-by-chance')
  await online('another-by-chance')
  expect((await online()).count).toBe(Number(before) + 2)
})

test('an id that no browser would make is refused', async () => {
  expect(await online('x')).toEqual({
    status: 400,
    count: 'visitor must be 16 to 40 letters, digits and hyphens.',
  })
})

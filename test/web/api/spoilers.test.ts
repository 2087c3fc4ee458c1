import { afterEach, expect, test, vi } from 'vitest'
import { setCookie } from '#web/api/cookies.ts'
import { hideEvent, hideResults } from '#web/api/hide-results.ts'
import { readSpoilerChoice } from '#web/api/spoilers.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setCookie('spoilers', undefined)
})

test('the page reloads once the browser has stored the choice of hidden results', async () => {
  const written = Promise.withResolvers<void>()
  vi.stubGlobal('cookieStore', { get: () => written.promise })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const hiding = hideEvent('cup')
  await new Promise((later) => setTimeout(later))
  expect(readSpoilerChoice().events.has('cup')).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  written.resolve()
  await hiding
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without the cookie store API the page reloads at once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reload.mockClear()
  await hideResults(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(readSpoilerChoice().hides).toBe(true)
})

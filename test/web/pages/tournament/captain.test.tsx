import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { fixturesQuery } from '#web/api/fixtures.ts'
import { CaptainPage } from '#web/pages/tournament/captain.tsx'

afterEach(() => {
  setCookie('sessionID', undefined)
  vi.restoreAllMocks()
})

test('what a captain sees stays when a later attempt to load it fails', async () => {
  setCookie('sessionID', 'ann')
  const { queryKey } = fixturesQuery('cup')
  const { cache } = onScreen(<CaptainPage snapshot={aSnapshot()} id="cup" />, [
    [['me'], { id: 'u1', username: 'ann', players: [] }],
    [queryKey, { teams: [], fixtures: [] }],
  ])
  const shown = () => screen.getByText('This page is for captains').textContent
  expect(shown()).toBeTruthy()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await act(() => cache.invalidateQueries({ queryKey }))
  await waitFor(() => expect(cache.getQueryState(queryKey)?.status).toBe('error'))
  await act(() => new Promise((done) => setTimeout(done, 10)))
  expect(shown()).toBeTruthy()
})

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { momentQueries } from '#web/api/moments.ts'
import { WhatHappened } from '#web/parts/moments/what-happened.tsx'

afterEach(() => void vi.restoreAllMocks())

test('what has happened stays when a later attempt to load it fails', async () => {
  const { queryKey } = momentQueries.latest('cup')
  const { cache } = onScreen(<WhatHappened snapshot={aSnapshot({ rounds: ['1-2 *'] })} id="cup" />, [
    [queryKey, { round: 1, moments: [], hidden: [], isTeam: false }],
  ])
  expect(screen.getByText('Nothing decided yet')).toBeTruthy()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await act(() => cache.invalidateQueries({ queryKey }))
  await waitFor(() => expect(cache.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.getByText('Nothing decided yet')).toBeTruthy()
})

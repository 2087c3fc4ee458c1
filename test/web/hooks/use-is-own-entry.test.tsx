import { renderHook } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Me } from '#core/rows/profile.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { sessionQueries } from '#web/api/session.ts'
import { useIsOwnEntry } from '#web/hooks/use-is-own-entry.ts'

function own(me: Partial<Me> | null) {
  const cache = newQueryClient()
  cache.setQueryData(sessionQueries.me().queryKey, me as Me | null)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return renderHook(() => useIsOwnEntry(), { wrapper }).result.current
}

test('an entry of the user or their team is their own; an unclaimed one or another user’s is not', () => {
  document.cookie = 'sessionID=x'
  const isOwn = own({ players: ['cup-2', 'league-1'] })
  document.cookie = 'sessionID=; max-age=0'
  expect(['cup-2', 'league-1'].map(isOwn)).toEqual([true, true])
  expect(['cup-22', 'cup-1', undefined].map(isOwn)).toEqual([false, false, false])
})

test('a visitor has no entry', () => {
  expect(own(null)('cup-2')).toBe(false)
})

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fixturesQuery } from '../../api/fixtures.ts'

/** Sends what a captain does, with a key of its own, and then reads the matches again. */
export function useCaptainCall(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (call: (key: string) => Promise<{ message: string }>) => call(crypto.randomUUID()),
    onSettled: () => cache.invalidateQueries(fixturesQuery(id)),
  })
}

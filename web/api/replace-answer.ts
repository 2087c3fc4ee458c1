import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Writes the answer of a mutation into the cache. A fetch in flight may hold data from before the mutation: it is
 * cancelled and repeated.
 */
export async function replaceAnswer<Key extends QueryKey>(
  cache: QueryClient,
  queryKey: Key,
  answer: Updater<InferDataFromTag<unknown, Key> | undefined, InferDataFromTag<unknown, Key> | undefined>,
): Promise<void> {
  const asked = { queryKey, exact: true }
  const wasAsked = cache.isFetching(asked) > 0
  await cache.cancelQueries(asked)
  cache.setQueryData<unknown, Key>(queryKey, answer)
  if (wasAsked) void cache.invalidateQueries(asked)
}

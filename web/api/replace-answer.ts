import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Shows what an act answered, or what follows from it. A question that was under way may be answered from before the act: it is
 * not heard any more, and asked again.
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

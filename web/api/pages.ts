import { queryOptions } from '@tanstack/react-query'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { request } from './client.ts'

/** The markdown of a static page. */
export const pageQuery = (name: MarkdownPage) =>
  queryOptions({
    queryKey: queryKeys.markdownPage(name),
    queryFn: async ({ signal }) => (await request(`/pages/${name}.md`, { signal })).text(),
    staleTime: Infinity,
  })

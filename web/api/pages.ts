import { queryOptions } from '@tanstack/react-query'
import { languageTag } from '#words/formats.js'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { proseFile } from '#core/addresses/prose.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { request } from './client.ts'

/** The markdown of a static page, in the language of this page if it is there. */
export const pageQuery = (name: MarkdownPage) =>
  queryOptions({
    queryKey: queryKeys.markdownPage(name),
    queryFn: async ({ signal }) => (await request(proseFile(name, languageTag()), { signal })).text(),
    staleTime: Infinity,
  })

import { queryOptions } from '@tanstack/react-query'
import { request } from './client.ts'

/** The markdown of a standing page. */
export const pageQuery = (name: string) =>
  queryOptions({
    queryKey: ['page', name],
    queryFn: async ({ signal }) => (await request(`/pages/${name}.md`, { signal })).text(),
    staleTime: Infinity,
  })

import type { Context, TypedResponse } from 'hono'
import type { ListPage } from '../cache/list-pages.ts'
import type { AppEnv } from '../env.ts'
import { checkEtag } from './etag.ts'
import { jsonText } from './json-text.ts'

/** Answers with a page of a list, with a `link` header to the next page. */
export function sendListPage<Row>(
  c: Context<AppEnv>,
  { text, etag, last }: ListPage,
): Response & TypedResponse<Row[], 200, 'json'> {
  checkEtag(c, etag)
  if (last !== undefined) {
    const next = new URL(c.req.url)
    next.searchParams.set('after', last)
    c.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return jsonText<Row[]>(c, text)
}

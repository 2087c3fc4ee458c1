import { renderSite } from '#site'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PageReader, RenderedPage } from '#core/addresses/page-visit.ts'
import { isNarrow } from '#core/contract/reader.ts'
import type { AppEnv } from '../env.ts'
import { spoilerChoice } from '../http/spoiler-choice.ts'
import type { InitialQuery } from './initial-queries.ts'

/** The facts about the reader that a request tells. */
export function servedTo(c: Context<AppEnv>): PageReader {
  return {
    at: Date.now(),
    origin: new URL(c.req.url).origin,
    narrow: isNarrow(c.req.raw.headers),
    hasSession: getCookie(c, 'sessionID') !== undefined,
    hasStars: getCookie(c, 'stars') !== undefined,
    hidesResults: spoilerChoice(c).hides,
  }
}

/**
 * The first view of a page as HTML, rendered by the client's own components from the same answers as in the browser.
 */
export function renderedSite(
  c: Context<AppEnv>,
  { served, initialQueries }: { served: PageReader; initialQueries: InitialQuery[] },
): Promise<RenderedPage | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const queries = initialQueries.map(([key, json, parsed]): [readonly unknown[], unknown] => [
    key,
    parsed ?? JSON.parse(json),
  ])
  return renderSite({ language: c.var.language, pathname, search, served, queries })
}

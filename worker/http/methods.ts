import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { TrieRouter } from 'hono/router/trie-router'
import type { App } from '../env.ts'

/** Answers what none of these routes takes: 405 where another method would do, else 404. */
export function unanswered(base: string, routes: Hono<App>['routes']): (c: Context<App>) => Response {
  const methods = new TrieRouter<string>()
  for (const { method, path } of routes) methods.add('ALL', base + path, method)
  return (c) => {
    const allowed = new Set(methods.match('ALL', c.req.path)[0].map(([method]) => method))
    if (allowed.size === 0) throw new HTTPException(404, { message: 'There is no such call.' })
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow, ...CORS })
    c.header('allow', allow)
    throw new HTTPException(405, { message: `${c.req.method} is not what this address takes.` })
  }
}

// What is public may be read from any page, without saying who reads.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
}

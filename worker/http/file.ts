import type { Context } from 'hono'
import type { App } from '../env.ts'
import { NOT_FOUND } from './head.ts'
import { shell } from './shell.ts'

// The page without its filling is nobody's address.
const SHELL = '/index.html'

/** Whether a path is that of a file: its last word has a dot. */
export const isFile = (pathname: string): boolean => /\.[^/]*$/.test(pathname) && pathname !== SHELL

/** A file of the site; where there is none, people get the page that says so and programs a sentence. */
export async function file(c: Context<App>): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw)
  if (found.status !== 404) return new Response(found.body, found)
  c.header('cache-control', 'no-store')
  const isVisit = c.req.header('accept')?.includes('text/html')
  return isVisit ? shell(c, { status: 404, head: NOT_FOUND }) : c.text('There is no such file.', 404)
}

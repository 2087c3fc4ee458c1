import type { Context } from 'hono'
import { ERROR_CODE, generalCode } from '#core/contract/errors.ts'
import type { App } from '../env.ts'
import { NOT_FOUND } from './head.ts'
import { shell } from './shell.ts'

// The page without its filling is nobody's address.
const SHELL = '/index.html'

/** Whether a path is that of a file: its last word has a dot. */
export const isFile = (pathname: string): boolean => /\.[^/]*$/.test(pathname) && pathname !== SHELL

/** Files are served before the Worker is asked, so this one is missing: people get the page that says so, programs a sentence. */
export async function missing(c: Context<App>): Promise<Response> {
  const isVisit = c.req.header('accept')?.includes('text/html')
  if (isVisit) return shell(c, { status: 404, head: NOT_FOUND })
  c.header('cache-control', 'no-store')
  c.header(ERROR_CODE, generalCode(404))
  return c.text('There is no such file.', 404)
}

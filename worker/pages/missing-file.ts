import type { Context } from 'hono'
import { ERROR_CODE, generalCode } from '#core/contract/errors.ts'
import type { AppEnv } from '../env.ts'
import { NOT_FOUND_HEAD } from './head.ts'
import { renderPage } from './shell.ts'

// The empty shell has no address of its own.
const SHELL_PATH = '/index.html'

/** Whether a path is that of a file: its last word has a dot. */
export const isFilePath = (pathname: string): boolean => /\.[^/]*$/.test(pathname) && pathname !== SHELL_PATH

/** Files are served before the Worker is asked, so this one is missing: people get the page that says so, programs a sentence. */
export async function missingFile(c: Context<AppEnv>): Promise<Response> {
  const isVisit = c.req.header('accept')?.includes('text/html')
  if (isVisit) return renderPage(c, { status: 404, head: NOT_FOUND_HEAD })
  c.header('cache-control', 'no-store')
  c.header(ERROR_CODE, generalCode(404))
  return c.text('File not found.', 404)
}
